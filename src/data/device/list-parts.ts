import { readParted, type Parted } from './rows';

/** Validates stored records. */
export type Check = (value: unknown) => unknown;

/** Longer lists are stored in parts of this many records: reading one part never blocks the main thread. */
export const partLength = 500;

/** Cuts a list into its parts. */
export const inParts = (value: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(value.length / partLength) }, (_, place) =>
    value.slice(place * partLength, (place + 1) * partLength),
  );

/** Reads a row and all parts of its list: the records that `check` accepts, and how many were stored. */
export async function readParts<Row extends Parted>(key: string, check: Check) {
  const records: unknown[] = [];
  let count = 0;
  const row = await readParted<Row>(key, (part) => {
    count += part.length;
    const valid = check(part);
    if (Array.isArray(valid)) records.push(...valid);
  });
  return { row, records, count };
}
