import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { findIn, foldPage, type FoldedPage, type Match } from './find';
import { readText } from '../page-text';
import { readerWords as words } from '../../words/reader';

/** How long (ms) typing must pause before the search starts. */
const typingPause = 250;

/** A match, and the page that contains it. */
export interface PageMatch extends Match {
  page: number;
}

export interface Finds {
  /** The query of these matches. */
  words: string;
  matches: readonly PageMatch[];
  /** The index of the selected match; -1 if there is none. */
  selected: number;
  state: 'idle' | 'searching' | 'done';
  /** Whether the pages that could be read contain any text. */
  hasText: boolean;
  /** How many pages could not be read, and so were not searched. */
  unread: number;
}

const nothing: Finds = { words: '', matches: [], selected: -1, state: 'idle', hasText: true, unread: 0 };

/** Searches an open document page by page; the first match from `page` on is selected first. */
export function useFind(pdf: PDFDocumentProxy, words: string, page: number) {
  const [finds, setFinds] = useState<Finds>(nothing);
  const [folded] = useState(() => new Map<number, Promise<FoldedPage>>());

  const pageNow = useEffectEvent(() => page);

  useEffect(
    function search() {
      // The page at which the search starts counts, not those that it moves to.
      const start = pageNow();
      let isCurrent = true;
      const timer = setTimeout(() => void run(), words.trim() === '' ? 0 : typingPause);
      async function run() {
        if (words.trim() === '') return setFinds(nothing);
        const matches: PageMatch[] = [];
        let hasText = false;
        let unread = 0;
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const text = await foldedPage(pdf, folded, number);
          if (!isCurrent) return undefined;
          if (!text) {
            unread += 1;
            continue;
          }
          hasText ||= text.text.trim() !== '';
          matches.push(...findIn(text, words).map((match) => ({ ...match, page: number })));
        }
        const first = matches.findIndex((match) => match.page >= start);
        const selected = first < 0 && matches.length > 0 ? 0 : first;
        return setFinds({ words, matches, selected, state: 'done', hasText, unread });
      }
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [pdf, folded, words],
  );

  const step = useCallback((direction: 1 | -1) => {
    setFinds((before) => {
      const { length } = before.matches;
      if (length === 0) return before;
      return { ...before, selected: (before.selected + direction + length) % length };
    });
  }, []);

  const isBehind = words.trim() !== '' && finds.words !== words;
  return { finds: isBehind ? { ...finds, state: 'searching' as const } : finds, step };
}

/** The searchable form of a page; undefined if it cannot be read, until the next search tries again. */
async function foldedPage(
  pdf: PDFDocumentProxy,
  folded: Map<number, Promise<FoldedPage>>,
  number: number,
): Promise<FoldedPage | undefined> {
  const known = folded.get(number) ?? readText(pdf, number).then(({ items }) => foldPage(items));
  folded.set(number, known);
  try {
    return await known;
  } catch (error) {
    folded.delete(number);
    console.warn(`The text of page ${number} could not be read: ${String(error)}`);
    return undefined;
  }
}

/** Which match is shown, and how many there are; empty if nothing was searched. */
export function findSentence({ state, matches, selected, unread }: Finds, pageCount: number): string {
  if (state === 'idle') return '';
  if (state === 'searching') return words.searching;
  if (unread === pageCount) return '';
  return matches.length === 0
    ? words.nothingFound
    : words.foundOf({ at: selected + 1, count: matches.length });
}

/** What the search could not look into; undefined if it was everything. */
export function findNote({ state, hasText, unread }: Finds, pageCount: number): string | undefined {
  if (state !== 'done') return undefined;
  if (unread === pageCount) return words.unreadDocument;
  if (unread > 0) return words.unreadPages(unread);
  return hasText ? undefined : words.noText;
}
