import type { Measured } from './measured';

/** The options that every part receives. */
export interface Bench {
  /** How often each measurement is repeated. */
  runs: number;
  /** The numbers of vacancies for measuring growth, smallest first. */
  sizes: readonly number[];
  /** The built site, a folder of the project. */
  dist: string;
  /** The executable of the browser. */
  browser: string;
  /** The absolute path of the folder for reports. */
  results: string;
  /** Logs progress or findings. */
  say: (sentence: string) => void;
}

/** One part of the benchmark: it measures, and leaves the evaluation to the table. */
export type Part = (bench: Bench) => Promise<Measured[]>;

/** Repeats a measurement, and collects the values of each name. */
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
