export type Unit = 'B' | 'ms' | 's' | 'score' | 'x' | '';

/** One line of the table. */
export interface Measured {
  name: string;
  unit: Unit;
  /** One value per run. */
  values: readonly number[];
  /** The target for the median. */
  target?: { atMost: number } | { atLeast: number };
  /** A remark on the line. */
  note?: string;
}

/** The median; the mean of the two middle values if their number is even. NaN if there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Whether the median meets its target; undefined without a target. */
export function isMet({ values, target }: Measured): boolean | undefined {
  if (!target) return undefined;
  const middle = median(values);
  return 'atMost' in target ? middle <= target.atMost : middle >= target.atLeast;
}

/** The ratio of two medians. */
export const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values) / median(base);
