import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useInstall } from '../../pwa/use-install';
import { words } from '../../words/common';
import { installSteps, installWords } from '../../words/install';
import { Button } from '../ui/button';
import { CopyLink } from './copy-link';
import { DialogTop } from '../ui/dialog-top';
import { Typography } from '../ui/typography';
import { MuiProvider } from '../../theme/mui-provider';
import { leading } from '../../theme/tokens';

const Body = styled('div')({ padding: 24, maxWidth: '60ch' });
const Steps = styled('ol')({
  margin: 0,
  marginBlock: 16,
  paddingInlineStart: 24,
  '& li': { paddingInlineStart: 4, marginBlockEnd: 12, lineHeight: leading(1.6) },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Set before the first save of a document: the dialog then explains why to install first. */
  onSaveAnyway?: () => void;
}

/** A dialog with the install steps for this browser; closes by its buttons, the overlay and Escape. */
export function InstallDialog({ isOpen, onClose, onSaveAnyway }: Props) {
  const { method } = useInstall();
  const titleId = useId();
  const isInAppBrowser = method === 'in-app';
  const title = isInAppBrowser ? installWords.openInBrowser : words.installApp;
  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
        <Body>
          <DialogTop
            id={titleId}
            title={onSaveAnyway ? installWords.installFirst : title}
            onClose={onClose}
          />
          {isInAppBrowser && <Typography>{installWords.inAppReason}</Typography>}
          {onSaveAnyway && !isInAppBrowser && <Typography gutterBottom>{installWords.ownStorage}</Typography>}
          {onSaveAnyway && !isInAppBrowser && <Typography>{installWords.installFirstReason}</Typography>}
          <Steps>
            {installSteps[method].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          {isInAppBrowser && <CopyLink />}
          <Buttons>
            {onSaveAnyway && <Button onClick={onSaveAnyway}>{installWords.saveAnyway}</Button>}
            <Button variant="contained" onClick={onClose}>
              {words.close}
            </Button>
          </Buttons>
        </Body>
      </Dialog>
    </MuiProvider>
  );
}
