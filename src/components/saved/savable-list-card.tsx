import styled from '@emotion/styled';
import { leading, palette } from '../../theme/tokens';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isMetered } from '../../data/device/data-saver';
import { addressOf } from '../../data/documents/types';
import { useSavedDocuments, useSaveState } from '../../data/documents/saves';
import {
  cancelList,
  resumeList,
  saveList,
  useListSave,
  type QueuedDocument,
  type ListSaveState,
} from '../../data/documents/save-list';
import { listed, words as appWords } from '../../words/common';
import { savedWords as words } from '../../words/saved';
import { Button } from '../ui/button';
import { ProgressBar } from '../ui/progress-bar';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';
import { shouldAdviseInstall, loadInstallDialog, saveAnyway } from '../install/install-before-save';
import { Actions, Small, Status } from './panel';
import { VisuallyHidden } from '../ui/visually-hidden';

/** What it is, and what to do with it beside that where there is room. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '8px 16px 12px',
  '& > :first-of-type': { flex: '1 1 10rem', minWidth: 0 },
});

const Title = styled('h3')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: leading(1.3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
});

/** Takes the focus from the buttons, which change with each press: a second press must not cancel what began. */
const Standing = styled('div')({ display: 'grid', gap: 8, '&:focus': { outline: 'none' } });

const Progress = styled('div')({ width: '100%', display: 'grid', gap: 6 });

interface Props {
  name: string;
  title: string;
  path: string;
  documents: readonly QueuedDocument[] | 'loading' | 'failed';
}

/** One list with its documents: its size, its save progress, and the button that saves all of it. */
export function SavableListCard({ name, title, path, documents }: Props) {
  const state = useListSave(name);
  const saved = useSavedDocuments();
  const [isAsking, setAsking] = useState(false);
  const [isAdvising, setAdvising] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const { Component: Advice, load } = useLazyComponent(loadInstallDialog);
  const known = typeof documents === 'string' ? [] : documents;
  // `saved` is read only in the browser, so addresses are resolved only there.
  const here = new Set(saved?.filter(({ isLost }) => !isLost).map(({ url }) => addressOf(url)));
  const missing = saved ? known.filter(({ file }) => !here.has(addressOf(file.url))) : known;
  const facts = sizeOf(missing.length > 0 ? missing : known);

  const focusStatus = () => status.current?.focus({ preventScroll: true });
  const start = () => {
    focusStatus();
    setAsking(false);
    void saveList(name, known);
  };
  const ask = (isAsked: boolean) => {
    focusStatus();
    setAsking(isAsked);
  };
  const askOrStart = () => (isMetered() ? ask(true) : start());
  const act = (action: (list: string) => Promise<unknown>) => {
    focusStatus();
    void action(name);
  };

  async function saveAll() {
    if (shouldAdviseInstall() && (await load())) setAdvising(true);
    else askOrStart();
  }

  function saveAllWithoutInstalling() {
    saveAnyway();
    setAdvising(false);
    askOrStart();
  }

  return (
    <Row>
      <div>
        <Title>
          <Link to={path}>{title}</Link>
        </Title>
        <Standing ref={status} tabIndex={-1}>
          {(state.is === 'idle' || state.is === 'ended') && standing()}
          {state.is === 'saving' && <ListProgressBar title={title} state={state} />}
          <span role="status">
            {isThrough(state) ? <VisuallyHidden>{sentenceOf(state)}</VisuallyHidden> : sentenceOf(state)}
          </span>
          {isAsking && <Small>{words.meteredText({ section: title, facts })}</Small>}
        </Standing>
      </div>
      <Actions>{buttons()}</Actions>
      {Advice && (
        <Advice
          isOpen={isAdvising}
          onClose={() => setAdvising(false)}
          onSaveAnyway={saveAllWithoutInstalling}
        />
      )}
    </Row>
  );

  function standing() {
    if (documents === 'loading' || saved === undefined) return <Small>{appWords.loading}</Small>;
    if (documents === 'failed') return <Small>{words.listMissing}</Small>;
    if (known.length === 0) return <Small>{words.noDocuments}</Small>;
    if (missing.length === 0) return <Status isGood>{words.allSaved(known.length)}</Status>;
    const all = sizeOf(known);
    return (
      <Small>
        {missing.length < known.length
          ? words.partly({ facts: all, saved: known.length - missing.length })
          : all}
      </Small>
    );
  }

  function buttons() {
    const named = (label: string) => (
      <>
        <span>{label}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </>
    );
    if (isAsking)
      return (
        <>
          <Button variant="contained" onClick={start}>
            {named(words.meteredYes)}
          </Button>
          <Button onClick={() => ask(false)}>{named(words.meteredNo)}</Button>
        </>
      );
    switch (state.is) {
      case 'unknown':
      case 'elsewhere':
        return null;
      case 'saving':
        return <Button onClick={() => act(cancelList)}>{named(words.cancel)}</Button>;
      case 'interrupted':
      case 'stopped':
        return (
          <>
            <Button variant="contained" onClick={() => act(resumeList)}>
              {named(words.goOn)}
            </Button>
            <Button onClick={() => act(cancelList)}>{named(words.cancel)}</Button>
          </>
        );
      case 'ended':
      case 'idle':
        if (missing.length === 0 || saved === undefined) return null;
        return (
          <Button variant="outlined" onClick={() => void saveAll()}>
            {named(missing.length < known.length ? words.takeRest : words.take)}
          </Button>
        );
    }
  }
}

/** Everything is saved, which the card itself shows. */
const isThrough = (state: ListSaveState) => state.is === 'ended' && state.failed.length === 0;

function sizeOf(documents: readonly QueuedDocument[]): string {
  const sizes = documents.flatMap(({ file }) => file.size ?? []);
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sizes.length === 0) return words.size(documents.length, undefined);
  return sizes.length < documents.length
    ? words.sizeAtLeast(documents.length, sum)
    : words.size(documents.length, sum);
}

function sentenceOf(state: ListSaveState): string | undefined {
  switch (state.is) {
    case 'unknown':
    case 'idle':
    case 'saving':
      return undefined;
    case 'interrupted':
      return words.interrupted(state);
    case 'elsewhere':
      return words.elsewhere(state);
    case 'stopped':
      return words.obstacle(state.saved, state.all, state.failure);
    case 'ended':
      return state.failed.length === 0
        ? words.ended(state.saved)
        : words.endedWithout({ ...state, titles: listed(state.failed.map(({ title }) => title)) });
  }
}

interface ProgressProps {
  title: string;
  state: Extract<ListSaveState, { is: 'saving' }>;
}

/** One progress bar for the whole list; the current document counts in proportion to its received bytes. */
function ListProgressBar({ title, state: { current, all, saved, failed } }: ProgressProps) {
  const one = useSaveState(current);
  const part = one.is === 'saving' && one.size ? Math.min(1, one.received / one.size) : 0;
  const percent = Math.min(100, ((saved + failed.length + part) / all) * 100);
  return (
    <Progress>
      <ProgressBar
        percent={percent}
        aria-label={words.progressOf(title)}
        aria-valuetext={words.progress({ saved, all })}
      />
      <Small>{words.progress({ saved, all })}</Small>
    </Progress>
  );
}
