import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { saveDocument, type SaveState } from '../../data/documents/saves';
import { useOfflineState } from '../../data/lists/prefetch/offline-state';
import type { FileValue } from '../../schemas/base';
import { words } from '../../words/common';
import { documentWords, progressWords } from '../../words/documents';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';
import { shouldAdviseInstall, loadInstallDialog, saveAnyway } from '../install/install-before-save';
import { VisuallyHidden } from '../ui/visually-hidden';

/** A second press within this time (ms) was meant for the previous label. */
const quick = 600;

interface Props {
  file: FileValue;
  title: string;
  page: string;
  deadline?: string | undefined;
  state: SaveState;
  /** Whether "Save" stands for "Save for offline", which screen readers still say. */
  isShort?: boolean | undefined;
  onPress: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** One button for all states of a save: it keeps its position and focus, and a double press has no effect. */
export function SaveButton({ file, title, page, deadline, state, isShort, onPress, button }: Props) {
  const [isAdvising, setAdvising] = useState(false);
  const { Component: Advice, load } = useLazyComponent(loadInstallDialog);
  const pressedAt = useRef(-quick);
  const navigate = useNavigate();
  // Without a worker it is kept on this phone, but nothing opens offline.
  const saveLabel = useOfflineState() === 'no-worker' ? documentWords.saveShort : documentWords.save;
  const text = label(state, saveLabel);
  const isBrief = isShort && text === documentWords.save;

  const save = () => void saveDocument(file, { title, page, deadline, isNamedByList: true });

  async function press() {
    const isRepeated = performance.now() - pressedAt.current < quick;
    pressedAt.current = performance.now();
    if (state.is === 'saving' || (state.is === 'saved' && isRepeated)) return;
    onPress();
    if (state.is === 'saved') void navigate(href('/saved'));
    else if (shouldAdviseInstall() && (await load())) setAdvising(true);
    else save();
  }

  function onSaveAnyway() {
    saveAnyway();
    setAdvising(false);
    save();
  }

  return (
    <>
      <Button
        ref={button}
        variant={state.is === 'saved' || isShort ? 'text' : 'outlined'}
        color={state.is === 'saved' ? 'success' : 'primary'}
        startIcon={<Icon name={icons[state.is]} />}
        aria-disabled={state.is === 'saving'}
        onClick={() => void press()}
      >
        <span aria-hidden={isBrief || undefined}>{isBrief ? documentWords.saveShort : text}</span>
        <VisuallyHidden>
          {isBrief && <span>{text}</span>}
          <span>{`: ${title}`}</span>
        </VisuallyHidden>
      </Button>
      {Advice && (
        <Advice isOpen={isAdvising} onClose={() => setAdvising(false)} onSaveAnyway={onSaveAnyway} />
      )}
    </>
  );
}

const icons = {
  unknown: 'offline',
  'not-saved': 'offline',
  saving: 'download',
  saved: 'check',
  lost: 'offline',
  failed: 'offline',
} as const;

function label(state: SaveState, save: string): string {
  switch (state.is) {
    case 'unknown':
    case 'not-saved':
      return save;
    case 'saving':
      return progressWords(state);
    case 'saved':
      return documentWords.saved;
    case 'lost':
      return documentWords.saveAgain;
    case 'failed':
      return state.failure === 'unreadable' ? save : words.retry;
  }
}
