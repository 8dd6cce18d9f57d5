import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { readerWords as words } from '../../words/reader';
import { Bar, FindField, FindNote } from '../styles';
import type { Finds } from './use-find';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  finds: Finds;
  step: (direction: 1 | -1) => void;
  onClose: () => void;
}

/** The search in the document. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ typed, onType, finds, step, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(function takeFocus() {
    field.current?.focus();
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const hasMatches = finds.matches.length > 0;
  return (
    <Bar role="search" aria-label={words.find}>
      <FindField>
        <input
          ref={field}
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={typed}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
        />
        <span role="status">{sentence(finds)}</span>
      </FindField>
      <IconButton aria-label={words.findPrevious} disabled={!hasMatches} onClick={() => step(-1)}>
        <Icon name="up" />
      </IconButton>
      <IconButton aria-label={words.findNext} disabled={!hasMatches} onClick={() => step(1)}>
        <Icon name="down" />
      </IconButton>
      <IconButton aria-label={words.closeFind} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <FindNote aria-live="polite">{finds.state === 'done' && !finds.hasText && words.noText}</FindNote>
    </Bar>
  );
}

function sentence({ state, matches, selected }: Finds): string {
  if (state === 'idle') return '';
  if (state === 'searching') return words.searching;
  return matches.length === 0
    ? words.nothingFound
    : words.foundOf({ at: selected + 1, count: matches.length });
}
