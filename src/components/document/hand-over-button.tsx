import { use } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../../browser/platform';
import type { PersistentCache } from '../../data/device/swr-cache';
import type { FileValue } from '../../schemas/base';
import { words } from '../../words/common';
import { documentWords } from '../../words/documents';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { Note } from './hand-over';

interface Props {
  file: FileValue;
  title: string;
  onNote: (note: Note | undefined) => void;
}

/**
 * Hands a document that the app cannot show over to another app: by a download. iOS hides downloads from the user:
 * there it is shared.
 */
export function HandOverButton({ file, title, onNote }: Props) {
  const isIos = usePlatform() === 'ios';
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);

  async function press() {
    if (!isIos) onNote({ is: 'said', text: words.fetching });
    try {
      const { download, share } = await import('./hand-over');
      const handed = { file, title, cache: cache as PersistentCache, records };
      onNote(await (isIos ? share(handed) : download(handed)));
    } catch (error) {
      console.warn(error);
      onNote({ is: 'failed', text: documentWords.menuFailed });
    }
  }

  return (
    <Button
      variant="contained"
      startIcon={<Icon name={isIos ? 'share' : 'download'} />}
      onClick={() => void press()}
    >
      <span>{isIos ? documentWords.share : words.download}</span>
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  );
}
