import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether poppler's `pdftotext` is on this machine. */
export const hasPoppler = (): boolean => spawnSync('pdftotext', ['-v']).status === 0;

/** The text that poppler finds in a PDF. */
export const readByPoppler = (bytes: Uint8Array): string => runPoppler(bytes);

function runPoppler(bytes: Uint8Array, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'poppler-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    return spawnSync('pdftotext', ['-enc', 'UTF-8', ...options, path, '-'], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The words of a text: without vowel signs, joiners, stretched letters and hyphens at the ends of lines. poppler turns
 * the letters of lam and alef: they count as one letter, and are compared elsewhere.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[-\u00ad\u2010]\n/g, '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ال]{2,}/g, (letters) => [...letters].sort().join(''))
    .replace(/[يى]/g, 'ی')
    .replace(/[\u0660-\u0669]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x90))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Neighbours on a line with a gap between them: poppler cuts some words at kerned letters, and at a change of the font. */
export function readPairsApart(bytes: Uint8Array): Set<string> {
  const words = [
    ...runPoppler(bytes, '-bbox').matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g,
    ),
  ].map(([, left, top, right, bottom, text]) => ({
    left: Number(left),
    right: Number(right),
    top: Number(top),
    height: Number(bottom) - Number(top),
    parts: wordsOf(text!),
  }));
  const apart = new Set<string>();
  words.slice(1).forEach((word, index) => {
    const before = words[index]!;
    const gap = Math.max(word.left - before.right, before.left - word.right);
    const isOnLine = Math.abs(word.top - before.top) < word.height / 2;
    if (!isOnLine || gap > word.height * 0.15)
      apart.add(`${before.parts.at(-1) ?? ''} ${word.parts[0] ?? ''}`);
  });
  return apart;
}

export interface Comparison {
  /** The share of the words of the one that the other has, each as often. */
  found: number;
  /** The share of its pairs of neighbours that are neighbours in the other. */
  order: number;
  /** Words of the other that are neighbours without the spaces between them, and words in pieces; no numbers. */
  merged: string[];
  split: string[];
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function share(of: readonly string[], among: readonly string[]): number {
  const left = counted(among);
  const found = of.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return of.length === 0 ? 1 : found.length / of.length;
}

const pairsOf = (words: readonly string[], between: string) =>
  words.slice(1).map((word, index) => `${words[index]}${between}${word}`);

/** So many words are looked for in one. */
const longestRun = 8;

/** Compares the words of a text with those that poppler found; `apart` are the pairs that have a gap between them. */
export function compareWords(
  known: readonly string[],
  made: readonly string[],
  apart: ReadonlySet<string>,
): Comparison {
  const joined = (words: readonly string[], other: readonly string[], isPair: (pair: string) => boolean) => {
    const runs = new Set<string>();
    words.forEach((word, start) => {
      let run = word;
      for (let at = start + 1; at < start + longestRun && at < words.length; at += 1) {
        if (!isPair(`${words[at - 1]} ${words[at]}`)) return;
        runs.add((run += words[at]));
      }
    });
    const own = new Set(words);
    return other.filter((word) => runs.has(word) && !own.has(word) && !/^\p{N}+$/u.test(word));
  };
  return {
    found: share(known, made),
    order: share(pairsOf(known, ' '), pairsOf(made, ' ')),
    merged: joined(known, made, (pair) => apart.has(pair)),
    split: joined(made, known, () => true),
  };
}

/** Brackets that do not close what was opened before them, and those that are not closed, in each of these texts. */
export function wrongBrackets(texts: readonly string[]): { wrong: number; all: number } {
  let [wrong, all] = [0, 0];
  for (const text of texts) {
    let open = 0;
    for (const [sign] of text.matchAll(/[()]/g)) {
      all += 1;
      if (sign === '(') open += 1;
      else if (open > 0) open -= 1;
      else wrong += 1;
    }
    wrong += open;
  }
  return { wrong, all };
}

/** What poppler found, without the lines that stand on most pages, and numbers of pages. */
export function withoutRunningLines(text: string): string {
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  const seen = counted(pages.flatMap((page) => [...new Set(page.split('\n').map((line) => line.trim()))]));
  const isRunning = (line: string) =>
    /^(?:page|صفحه|مخ)?\s*\p{Nd}{1,4}(?:\s*(?:\/|of|از)\s*\p{Nd}{1,4})?$/iu.test(
      line.replace(/\p{Cf}/gu, '').trim(),
    ) || (seen.get(line.trim()) ?? 0) >= Math.max(2, pages.length * 0.4);
  return pages
    .map((page) =>
      page
        .split('\n')
        .filter((line) => !isRunning(line))
        .join('\n'),
    )
    .join('\n');
}
