import { styled } from '@mui/material/styles';
import type { SaveState } from '../../data/documents/saved-documents';
import { documentWords } from '../../words/documents';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

const Bar = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 96,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': {
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.success.main,
    transition: 'width 150ms',
  },
}));

interface Props {
  of: Extract<SaveState, { is: 'saving' }>;
  title: string;
  onCancel: () => void;
}

/** How far a document has come, and the way to stop it. */
export function DocumentProgress({ of: { received, size }, title, onCancel }: Props) {
  const percent = size ? Math.min(100, Math.floor((received / size) * 100)) : undefined;
  return (
    <>
      <Bar
        role="progressbar"
        aria-label={documentWords.progressOf(title)}
        {...(percent !== undefined && { 'aria-valuenow': percent })}
      >
        <span style={{ width: `${percent ?? 0}%` }} />
      </Bar>
      <IconButton aria-label={documentWords.cancelNamed(title)} onClick={onCancel}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}
