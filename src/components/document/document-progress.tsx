import type { SaveState } from '../../data/documents/saves';
import { documentWords } from '../../words/documents';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { ProgressBar } from '../ui/progress-bar';

interface Props {
  of: Extract<SaveState, { is: 'saving' }>;
  title: string;
  onCancel: () => void;
}

/** The progress of a save, with a cancel button. */
export function DocumentProgress({ of: { received, size }, title, onCancel }: Props) {
  const percent = size ? Math.min(100, Math.floor((received / size) * 100)) : undefined;
  return (
    <>
      <ProgressBar percent={percent} aria-label={documentWords.progressOf(title)} />
      <IconButton aria-label={documentWords.cancelNamed(title)} onClick={onCancel}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}
