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
  'first-paint',
  'unstored-pages',
  'presses',
  'long-lists',
  'second-site',
] as const;

/** What is compared with another commit unless parts are named: at most ten minutes with three runs. */
export const comparedParts: readonly PartName[] = [
  'bytes',
  'first-paint',
  'relaunch',
  'unstored-pages',
  'presses',
  'long-lists',
];

export type PartName = (typeof partNames)[number];

export interface Options {
  parts: readonly PartName[];
  /** How often each measurement is repeated. */
  runs: number;
  /** The numbers of vacancies for measuring growth, smallest first. */
  sizes: readonly number[];
  /** False if an existing `dist/` is measured. */
  builds: boolean;
  /** The commit with which this tree is compared. */
  against?: string;
}

export const usage = `npm run bench -- [${partNames.join('|')}]… [--runs N] [--sizes 10,100] [--no-build] [--against COMMIT]`;

const isPart = (word: string): word is PartName => (partNames as readonly string[]).includes(word);

/** Parses the command line; without named parts all are run. Throws one sentence for an unknown argument. */
export function readOptions(args: readonly string[]): Options {
  const parts: PartName[] = [];
  const options: Omit<Options, 'parts'> = { runs: 5, builds: true, sizes: [10, 100, 1_000, 10_000] };
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (isPart(word)) parts.push(word);
    else if (word === '--no-build') options.builds = false;
    else if (word === '--runs') options.runs = readCount(words.shift());
    else if (word === '--sizes') options.sizes = (words.shift() ?? '').split(',').map(readCount);
    else if (word === '--against') options.against = readCommit(words.shift());
    else throw new Error(`The bench does not know "${word}": ${usage}`);
  }
  const standard = options.against === undefined ? partNames : comparedParts;
  return { parts: parts.length > 0 ? parts : standard, ...options };
}

function readCommit(word: string | undefined): string {
  if (!word || word.startsWith('-')) throw new Error(`--against needs a commit: ${usage}`);
  return word;
}

function readCount(word: string | undefined): number {
  const count = Number(word);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--runs and --sizes need numbers above 0: ${usage}`);
  return count;
}
