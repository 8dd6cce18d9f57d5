import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  cancelSave,
  useIsOpened,
  useSaveState,
  useTellsRefusal,
  type SaveState,
} from '../../data/documents/saves';
import { fileType, mayOpenHere } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import { fileFacts, words } from '../../words/common';
import { documentWords, saveFailureSentence } from '../../words/documents';
import { Button } from '../ui/button';
import type { Note } from './hand-over';
import { HandOverButton } from './hand-over-button';
import { DocumentMenuButton } from './document-menu-button';
import { SaveButton } from './save-button';
import { Icon } from '../ui/icon';
import { viewerAddress } from '../../addresses';
import { VisuallyHidden } from '../ui/visually-hidden';
import { down, leading, palette } from '../../theme/tokens';
import { IconButton } from '../ui/icon-button';
import { ProgressBar } from '../ui/progress-bar';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: '100%',
  // The buttons fill their lines, also where the words of a language need two of them.
  '&:not([data-compact]) > :first-of-type': { alignSelf: 'stretch', '& > [data-button]': { flexGrow: 1 } },
  // The facts stand in a line of their own, or in a row beside the buttons: `--facts` is their least width there.
  '&[data-compact]': {
    flexFlow: 'row wrap',
    alignItems: 'center',
    columnGap: 8,
    // The label changes while a document is saved; with a fixed width nothing moves.
    '& button[data-button]': { minWidth: '6rem', paddingInline: 8 },
    '& > [data-below]': { flex: '1 1 var(--facts, 100%)' },
    '& > [role]': { flexBasis: '100%' },
    '& [role="progressbar"]': { minWidth: 0 },
    // The menu stands at the end of a card, as on the page of its record.
    [down.md]: {
      '& > :first-of-type': { flexGrow: 1 },
      '& > :first-of-type > :last-child': { marginInlineStart: 'auto' },
    },
  },
});
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  '& [data-button]': { paddingInline: 12 },
});
/** Has one height with the progress bar and with the facts: nothing moves. */
const Below = styled('div')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: 4,
  minHeight: 24,
  // The menu stands at the end of the line.
  '& > button': { marginInlineStart: 'auto' },
  '@media print': { minHeight: 0 },
});
const Facts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontSize: '0.875rem',
  color: palette.text.secondary,
  // “English,” and “65 kB” stand on lines of their own, where there is no room for both.
  textWrap: 'balance',
  '[data-compact] &': { fontSize: '0.8125rem', lineHeight: leading(1.3) },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
});
/** The address of the file, on paper alone. */
const PaperAddress = styled('span')({
  '@media print': {
    '&::before': { content: 'var(--origin, "") attr(data-file-address)', overflowWrap: 'anywhere' },
    '&[data-file-address^="http"]::before': { content: 'attr(data-file-address)' },
  },
});
/** A message below the buttons wraps, so that it does not widen its column. */
const Message = styled('span')({
  maxWidth: '34ch',
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '&[data-kind="failed"]': { color: palette.error.main },
});

interface Props {
  file: FileValue | undefined;
  /** The record of the document, for screen readers and the list of saved documents: "Field officer, Herat". */
  title: string;
  /** The path of the document's page; the current path by default. */
  page?: string | undefined;
  /** The deadline of the record, which is saved with the document; empty if it has none. */
  deadline?: string | undefined;
  /** Whether there is room for one line only. */
  isCompact?: boolean;
  /** Whether a document that is not there is not to be expected any more. */
  isLate?: boolean;
}

/** The actions of a document: read, save for offline use, share, download. None of them leaves the app. */
export const DocumentActions = ({ file, isLate, ...rest }: Props) =>
  file ? <Actions file={file} {...rest} /> : <Facts>{isLate ? words.notPublished : words.noFile}</Facts>;

function Actions({ file, title, page, deadline, isCompact }: Props & { file: FileValue }) {
  const { pathname } = useLocation();
  const state = useSaveState(file);
  const isOpened = useIsOpened(file);
  const [note, setNote] = useState<Note>();
  const [isTouched, setTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = page ?? pathname;
  const type = fileType(file);
  const message = note ?? noteOf(state);
  const isHere = isOpened && state.is === 'not-saved';
  // The button to read it tells the type.
  const isBrief = isCompact && type === 'PDF' && file.size;
  // No list names the language of a document that its server does not tell; its text may have told it.
  const language = file.language ?? (state.is === 'saved' ? state.document.language : undefined);
  const facts =
    isCompact && isHere
      ? fileFacts(undefined, { language })
      : fileFacts(isBrief ? undefined : type, { ...file, language });

  function cancel() {
    cancelSave(file.url);
    button.current?.focus({ preventScroll: true });
  }

  function onPress() {
    setNote(undefined);
    setTouched(true);
  }

  const last =
    state.is === 'saving' ? (
      <IconButton aria-label={documentWords.cancelNamed(title)} onClick={cancel}>
        <Icon name="close" />
      </IconButton>
    ) : (
      <DocumentMenuButton file={file} title={title} onNote={setNote} />
    );

  return (
    <Column data-compact={isCompact}>
      <Buttons>
        {mayOpenHere(file) ? (
          <Button
            variant={isCompact ? 'outlined' : 'contained'}
            startIcon={<Icon name="read" />}
            component={Link}
            to={viewerAddress(file.url, place)}
          >
            {documentWords.read}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        ) : (
          <HandOverButton file={file} title={title} onNote={setNote} />
        )}
        <SaveButton {...{ file, title, deadline, state, onPress, button }} page={place} isShort={isCompact} />
        {isCompact && last}
      </Buttons>
      <Below data-below="">
        {state.is === 'saving' ? (
          <ProgressBar percent={percentOf(state)} aria-label={documentWords.progressOf(title)} />
        ) : (
          <Facts>
            {facts && <span>{facts}</span>}
            <PaperAddress data-file-address={file.url} aria-hidden="true" />
            {isHere && (
              <span>
                {!isCompact && <Icon name="check" />}
                <span>{words.onThisDevice}</span>
              </span>
            )}
          </Facts>
        )}
        {!isCompact && last}
      </Below>
      <span role="status">
        {message && (
          <Message data-kind={message.is}>
            {message.failure === 'no-storage' ? <Refusal file={file}>{message.text}</Refusal> : message.text}
          </Message>
        )}
        {message?.failure === 'unreadable' && (
          <Button component="a" href={file.url} target="_blank" rel="noopener">
            {documentWords.openOutside}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
        {!message && isTouched && <VisuallyHidden>{spoken(state, title)}</VisuallyHidden>}
      </span>
    </Column>
  );
}

/** How much of a document is here, from 0 to 100; undefined where its server does not tell its size. */
const percentOf = ({ received, size }: Extract<SaveState, { is: 'saving' }>) =>
  size ? Math.min(100, Math.floor((received / size) * 100)) : undefined;

/** The reason is the browser's, and the same for each row: the first one tells it. */
const Refusal = ({ file, children }: { file: FileValue; children: string }) => (
  <span>{useTellsRefusal(file) ? children : documentWords.notSaved}</span>
);

function noteOf(state: SaveState): Note | undefined {
  if (state.is === 'failed') {
    const { failure, needed } = state;
    return { is: 'failed', text: saveFailureSentence(failure, needed), failure };
  }
  return state.is === 'lost' ? { is: 'failed', text: documentWords.lost } : undefined;
}

/** Announces the start and the end only; the progress bar has the percentage. */
function spoken(state: SaveState, title: string): string {
  if (state.is === 'saving') return documentWords.savingSaid(title);
  return state.is === 'saved' ? documentWords.savedSaid(title) : '';
}
