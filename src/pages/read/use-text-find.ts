import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { findText, foldText, markMatches, showMatch } from './find-text';

/** How long (ms) typing must pause before the search starts. */
const typingPause = 150;

interface Finds {
  matches: readonly StaticRange[];
  /** The index of the selected match; -1 if there is none. */
  selected: number;
}

export interface TextFinds {
  /** The words that were searched for; undefined before the first search. */
  words: string | undefined;
  count: number;
  selected: number;
  step: (direction: 1 | -1) => void;
}

const nothing: Finds = { matches: [], selected: -1 };

/** Finds words in a text that is on the page, marks them, and shows the first one from where the reader is. */
export function useTextFind(
  article: HTMLElement | null,
  scroller: HTMLElement | null,
  typed: string,
): TextFinds {
  const [finds, setFinds] = useState(nothing);
  const [searched, setSearched] = useState<string>();
  const [changes, noteChange] = useReducer((before: number) => before + 1, 0);
  // Reading the text of the page takes time, and its elements stay the same.
  const fold = useMemo(() => {
    let folded: ReturnType<typeof foldText> | undefined;
    return () => (folded ??= article ? foldText(article) : undefined);
    // Unless the browser translates them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [article, changes]);
  const isSearched = typed.trim() !== '';

  useEffect(
    function followTranslator() {
      if (!article || !isSearched) return undefined;
      const observer = new MutationObserver(noteChange);
      observer.observe(article, { childList: true, characterData: true, subtree: true });
      return () => observer.disconnect();
    },
    [article, isSearched],
  );

  useEffect(
    function search() {
      const run = () => {
        const folded = isSearched ? fold() : undefined;
        const matches = folded ? findText(folded, typed) : [];
        setFinds({ matches, selected: firstInView(matches, scroller) });
        setSearched(isSearched ? typed : undefined);
      };
      const timer = setTimeout(run, isSearched ? typingPause : 0);
      return () => clearTimeout(timer);
    },
    [fold, isSearched, scroller, typed],
  );

  useEffect(
    function mark() {
      const { matches, selected } = finds;
      markMatches(matches, selected);
      const match = matches[selected];
      if (match && scroller) showMatch(match, scroller);
      return () => markMatches([], -1);
    },
    [finds, scroller],
  );

  const step = useCallback((direction: 1 | -1) => {
    setFinds(({ matches, selected }) => {
      const { length } = matches;
      return { matches, selected: length === 0 ? -1 : (selected + direction + length) % length };
    });
  }, []);

  return { words: searched, count: finds.matches.length, selected: finds.selected, step };
}

/** The first match that does not stand above the view; else the first of all. */
function firstInView(matches: readonly StaticRange[], scroller: HTMLElement | null): number {
  if (matches.length === 0) return -1;
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const isBelow = ({ startContainer }: StaticRange) =>
    (startContainer.parentElement?.getBoundingClientRect().bottom ?? 0) > top;
  let [from, to] = [0, matches.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBelow(matches[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from % matches.length;
}
