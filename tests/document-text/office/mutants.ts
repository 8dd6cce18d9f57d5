import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { unzipSync } from 'fflate';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { projectRoot } from '../../support/project';
import { zipOf } from '../../support/office-files';

const seeds = [
  'tests/fixtures/office/word-form.docx',
  'tests/fixtures/office/libreoffice-form.odt',
  'tests/fixtures/office/libreoffice-prices.ods',
  'tests/fixtures/office/libreoffice-prices.xlsx',
  'tests/fixtures/office/libreoffice-form.rtf',
];
/** How many kinds of files are damaged. */
export const kinds = seeds.length + 1;

const prices = () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `"Lot ${at}, wheat";${at * 7};"2026-12-${10 + (at % 20)}"`,
  );
  return new TextEncoder().encode(`\ufeffLot;Price;Closing\n${rows.join('\n')}`);
};
const files: readonly (readonly [name: string, read: () => Uint8Array])[] = [
  ...seeds.map((seed) => [seed, () => readFileSync(join(projectRoot, seed))] as const),
  ['prices.csv', prices],
];

/** Numbers between 0 and 1 that are the same at each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Damages a file: bytes of the archive, or of the parts in it, so that its XML is read. */
function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = (length: number) => Math.floor(random() * length);
  const damage = (part: Uint8Array): Uint8Array => {
    const copy = Uint8Array.from(part);
    const kind = at(4);
    if (kind === 0) for (let count = 0; count < 8; count += 1) copy[at(copy.length)] = at(256);
    else if (kind === 1) return copy.subarray(0, at(copy.length));
    else if (kind === 2) {
      // A piece of the part stands elsewhere in it.
      const [from, to, size] = [at(copy.length), at(copy.length), at(400)];
      copy.set(part.subarray(from, Math.min(from + size, from + copy.length - to)), to);
    } else
      for (let count = 0; count < 30; count += 1) {
        // Digits become others: spans, levels and numbers.
        const place = at(copy.length);
        const digit = copy.findIndex((byte, index) => index >= place && byte >= 0x30 && byte <= 0x39);
        if (digit >= 0) copy[digit] = 0x30 + at(10);
      }
    return copy;
  };
  const isArchive = bytes[0] === 0x50;
  if (!isArchive || random() < 0.3) return damage(bytes);
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => name.endsWith('.xml'));
  const name = names[at(names.length)]!;
  return zipOf({ ...parts, [name]: damage(parts[name]!) });
}

/** Reads so many damaged files of each kind: none throws, takes longer than 20 s or asks for anything. */
export function readMutants(count: number): Record<string, number> {
  const fetched = vi.fn(() => {
    throw new Error('asked for something');
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('XMLHttpRequest', fetched);
  const outcomes: Record<string, number> = {};
  for (const [seed, read] of files) {
    const bytes = read();
    const random = randomOf(seed.length);
    for (let index = 0; index < count; index += 1) {
      const start = performance.now();
      const made = extractOffice(mutate(bytes, random), seed);
      expect(performance.now() - start, `${seed}, mutant ${index}`).toBeLessThan(20_000);
      const outcome = 'none' in made ? made.none : 'text';
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  expect(fetched).not.toHaveBeenCalled();
  return outcomes;
}
