export type Unit = 'B' | 'ms' | 's' | 'score' | 'x' | '';

/** One line of the table. */
export interface Measured {
  name: string;
  unit: Unit;
  /** One per run. */
  values: readonly number[];
  /** What the middle of the values is held to. */
  target?: { atMost: number } | { atLeast: number };
  /** What a reader of the line should know. */
  note?: string;
}

/** The middle value; between two of them where their number is even. NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Whether the middle of the values holds its target; undefined where there is none. */
export function isMet({ values, target }: Measured): boolean | undefined {
  if (!target) return undefined;
  const middle = median(values);
  return 'atMost' in target ? middle <= target.atMost : middle >= target.atLeast;
}

/** How many times the middle of one row of values is that of another. */
export const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values) / median(base);
