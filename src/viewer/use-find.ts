import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useState } from 'react';
import { findIn, foldPage, type FoldedPage, type Match, type Piece } from './find';
import { readText } from './page-text';

/** Typing that goes on starts no search (ms). */
const typingPause = 250;

/** A find, and the page on which it stands. */
export interface PageMatch extends Match {
  page: number;
}

export interface Finds {
  /** The words that were looked for. */
  words: string;
  matches: readonly PageMatch[];
  /** The index of the match that is shown; -1 without any. */
  selected: number;
  state: 'idle' | 'searching' | 'done';
  /** Whether the pages that were searched hold any text at all. */
  hasText: boolean;
}

const nothing: Finds = { words: '', matches: [], selected: -1, state: 'idle', hasText: true };

/** The search in an open document, page by page from the first; the first match from `page` on is shown first. */
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
    // The page at which the search began counts, not each page that it leads to.
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

/** A page whose text cannot be read has none. */
async function readPieces(pdf: PDFDocumentProxy, number: number): Promise<Piece[]> {
  try {
    const { items } = await readText(pdf, number);
    return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
  } catch (error) {
    console.warn(`The text of page ${number} could not be read: ${String(error)}`);
    return [];
  }
}
