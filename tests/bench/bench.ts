import type { Measured } from './measured';

/** What every part gets. */
export interface Bench {
  /** How often each time is taken. */
  runs: number;
  /** How many vacancies the growth is told by, the fewest first. */
  sizes: readonly number[];
  /** The built site, a folder of the project. */
  dist: string;
  /** The program of the browser. */
  browser: string;
  /** Where reports are put, a whole path. */
  results: string;
  /** Says what is being done, or what was seen. */
  say: (sentence: string) => void;
}

/** One part of the bench: it measures and leaves the judging to the table. */
export type Part = (bench: Bench) => Promise<Measured[]>;

/** Takes a measure again and again; what a run gives for each name is gathered. */
export async function repeat<Name extends string>(
  runs: number,
  run: (index: number) => Promise<Record<Name, number>>,
): Promise<Record<Name, number[]>> {
  const gathered = {} as Record<Name, number[]>;
  for (let index = 0; index < runs; index += 1) {
    for (const [name, value] of Object.entries(await run(index)) as [Name, number][])
      (gathered[name] ??= []).push(value);
  }
  return gathered;
}
