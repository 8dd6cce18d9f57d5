import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { canShareAnything } from './share-document';
import { usePlatform } from '../pwa/platform';
import { words } from '../words';
import { documentWords } from '../words/documents';
import { Icon } from './icon';

interface Props {
  /** The button that opened it; closed without one. */
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  onShare: () => void;
  onDownload: () => void;
}

/** What else can be done with a document. An iPhone keeps downloads out of sight: there it is shared to a place. */
export function DocumentMenu({ anchor, label, onClose, onShare, onDownload }: Props) {
  const isIos = usePlatform() === 'ios';
  const canShare = anchor !== null && canShareAnything();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, sx: { '& li': { minHeight: 44, gap: 1.5 } } } }}
    >
      {canShare && (
        <MenuItem onClick={choose(onShare)}>
          <Icon name="share" />
          {documentWords.share}
        </MenuItem>
      )}
      {!(isIos && canShare) && (
        <MenuItem onClick={choose(onDownload)}>
          <Icon name="download" />
          {words.download}
        </MenuItem>
      )}
    </Menu>
  );
}
