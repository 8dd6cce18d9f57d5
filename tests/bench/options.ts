export const partNames = [
  'bytes',
  'lighthouse',
  'edge',
  'relaunch',
  'drawer',
  'second-visit',
  'growth',
  'search',
  'text',
  'parts',
] as const;

export type PartName = (typeof partNames)[number];

export interface Options {
  parts: readonly PartName[];
  /** How often each measurement is repeated. */
  runs: number;
  /** The numbers of vacancies for measuring growth, smallest first. */
  sizes: readonly number[];
  /** False if an existing `dist/` is measured. */
  builds: boolean;
}

export const usage = `npm run bench -- [${partNames.join('|')}]… [--runs N] [--sizes 10,100] [--no-build]`;

const isPart = (word: string): word is PartName => (partNames as readonly string[]).includes(word);

/** Parses the command line; without named parts all are run. Throws one sentence for an unknown argument. */
export function readOptions(args: readonly string[]): Options {
  const parts: PartName[] = [];
  const options = { runs: 5, builds: true, sizes: [10, 100, 1_000, 10_000] };
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (isPart(word)) parts.push(word);
    else if (word === '--no-build') options.builds = false;
    else if (word === '--runs') options.runs = readCount(words.shift());
    else if (word === '--sizes') options.sizes = (words.shift() ?? '').split(',').map(readCount);
    else throw new Error(`The bench does not know "${word}": ${usage}`);
  }
  return { parts: parts.length > 0 ? parts : partNames, ...options };
}

function readCount(word: string | undefined): number {
  const count = Number(word);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--runs and --sizes need numbers above 0: ${usage}`);
  return count;
}
