import { useState } from 'react';
import { fetchDocument } from '../data/documents';
import { failureKind } from '../data/failure';
import type { FileValue } from '../schemas/base';
import { documentFailureSentences, words } from '../words';
import { documentWords } from '../words/documents';
import { handOver } from './hand-over';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { showNotice } from './notices';
import { usePart } from './part';
import { shareDocument } from './share-document';

/** What the reader is told of what he asked for. */
export interface Note {
  is: 'said' | 'failed';
  text: string;
}

interface Props {
  file: FileValue;
  title: string;
  onNote: (note: Note | undefined) => void;
}

const loadMenu = () => import('./document-menu').then(({ DocumentMenu }) => DocumentMenu);

/** The button of the menu that shares and downloads; the menu comes with its first press. */
export function DocumentMore({ file, title, onNote }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Part: Menu, fetchPart } = usePart(loadMenu);

  async function open(button: HTMLElement) {
    onNote(undefined);
    if (await fetchPart()) setAnchor(button);
    else onNote({ is: 'failed', text: documentWords.menuFailed });
  }

  async function share() {
    const outcome = await shareDocument(file, title);
    if (outcome === 'copied') showNotice(documentWords.linkCopied);
    if (outcome === 'failed') onNote({ is: 'failed', text: documentWords.notShared });
  }

  async function download() {
    onNote({ is: 'said', text: words.fetching });
    try {
      const { blob, name } = await fetchDocument(file);
      handOver(blob, name);
      onNote({ is: 'said', text: words.downloaded });
    } catch (error) {
      console.warn(error);
      onNote({ is: 'failed', text: documentFailureSentences[failureKind(error)] });
    }
  }

  return (
    <>
      <IconButton
        aria-label={documentWords.more(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => void open(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {Menu && (
        <Menu
          anchor={anchor}
          label={documentWords.more(title)}
          onClose={() => setAnchor(null)}
          onShare={() => void share()}
          onDownload={() => void download()}
        />
      )}
    </>
  );
}
