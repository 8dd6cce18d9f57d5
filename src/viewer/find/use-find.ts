import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useState } from 'react';
import { findIn, foldPage, type FoldedPage, type Match, type Piece } from './find';
import { readText } from '../page-text';

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
  /** Whether the searched pages contain any text. */
  hasText: boolean;
}

const nothing: Finds = { words: '', matches: [], selected: -1, state: 'idle', hasText: true };

/** Searches an open document page by page; the first match from `page` on is selected first. */
export function useFind(pdf: PDFDocumentProxy, words: string, page: number) {
  const [finds, setFinds] = useState<Finds>(nothing);
  const [folded] = useState(() => new Map<number, Promise<FoldedPage>>());

  useEffect(
    function search() {
      let isCurrent = true;
      const timer = setTimeout(() => void run(), words.trim() === '' ? 0 : typingPause);
      async function run() {
        if (words.trim() === '') return setFinds(nothing);
        const matches: PageMatch[] = [];
        let hasText = false;
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const text = await foldedPage(pdf, folded, number);
          if (!isCurrent) return undefined;
          hasText ||= text.text.trim() !== '';
          matches.push(...findIn(text, words).map((match) => ({ ...match, page: number })));
        }
        const first = matches.findIndex((match) => match.page >= page);
        const selected = first < 0 && matches.length > 0 ? 0 : first;
        return setFinds({ words, matches, selected, state: 'done', hasText });
      }
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    // Only the page at which the search started counts, not the pages that it moves to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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

function foldedPage(
  pdf: PDFDocumentProxy,
  folded: Map<number, Promise<FoldedPage>>,
  number: number,
): Promise<FoldedPage> {
  const known = folded.get(number) ?? readPieces(pdf, number).then(foldPage);
  folded.set(number, known);
  return known;
}

/** The text of a page; empty if it cannot be read. */
async function readPieces(pdf: PDFDocumentProxy, number: number): Promise<Piece[]> {
  try {
    const { items } = await readText(pdf, number);
    return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
  } catch (error) {
    console.warn(`The text of page ${number} could not be read: ${String(error)}`);
    return [];
  }
}
