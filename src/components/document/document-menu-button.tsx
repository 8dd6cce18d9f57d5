import { useState } from 'react';
import { importRetriably } from '../../browser/import-retriably';
import type { FileValue } from '../../schemas/base';
import { documentWords } from '../../words/documents';
import type { Note } from './hand-over';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';

interface Props {
  file: FileValue;
  title: string;
  onNote: (note: Note | undefined) => void;
}

const loadMenu = () =>
  importRetriably(() => import('./document-menu')).then(({ DocumentMenu }) => DocumentMenu);

/** The button of the share and download menu; the menu is loaded on the first press. */
export function DocumentMenuButton({ file, title, onNote }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Component: Menu, load } = useLazyComponent(loadMenu);

  async function open(button: HTMLElement) {
    onNote(undefined);
    if (await load()) setAnchor(button);
    else onNote({ is: 'failed', text: documentWords.menuFailed });
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
        <Menu anchor={anchor} file={file} title={title} onClose={() => setAnchor(null)} onNote={onNote} />
      )}
    </>
  );
}
