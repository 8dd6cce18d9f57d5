export interface Options {
  seed: number;
  relaunches: number;
  /** The time limit of the run (minutes), even if relaunches are left. */
  minutes: number;
  /** Runs only the first relaunches, to replay a run up to a violation. */
  until: number;
  /** False if an existing `dist-soak/` is used. */
  builds: boolean;
}

export const usage = 'npm run soak -- [--seed 1] [--relaunches 1000] [--minutes 30] [--until N] [--no-build]';

const numbers: Record<string, 'seed' | 'relaunches' | 'minutes' | 'until'> = {
  '--seed': 'seed',
  '--relaunches': 'relaunches',
  '--minutes': 'minutes',
  '--until': 'until',
};

/** Parses the command line. Throws one sentence for an unknown argument. */
export function readOptions(args: readonly string[]): Options {
  const options: Options = { seed: 1, relaunches: 1_000, minutes: 30, until: Infinity, builds: true };
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const name = numbers[word];
    if (name) options[name] = readNumber(word, words.shift());
    else if (word === '--no-build') options.builds = false;
    else throw new Error(`The soak does not know "${word}": ${usage}`);
  }
  return options;
}

function readNumber(name: string, word: string | undefined): number {
  const value = Number(word);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} needs a whole number above 0: ${usage}`);
  return value;
}
