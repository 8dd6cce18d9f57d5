import type { Resource } from '../../src/schemas/base';
import { slugOfNumber } from '../../src/schemas/slugs';
import type { SourcedRecord } from '../content/records';
import { placeOf } from '../content/records/record-source';
import { sharedSlugs } from '../content/records/slugs';

/** The records of a list whose number another one has that keeps the address, with what to do: a sentence each. */
export function usedTwice(resource: Resource, records: readonly SourcedRecord[]): string[] {
  const field = resource.slugFrom?.number;
  if (field === undefined) return [];
  const numberOf = ({ record }: SourcedRecord) => String(record[resource.fields[field]?.wire[0] ?? ''] ?? '');
  const slugs = sharedSlugs(
    resource,
    records.map(({ record }) => record),
  );
  const slugIn = ({ record }: SourcedRecord) => slugs.get(String(record['id'])) ?? '';
  const byNumber = new Map<string, SourcedRecord[]>();
  for (const record of records) {
    const key = slugOfNumber(numberOf(record));
    byNumber.set(key, [...(byNumber.get(key) ?? []), record]);
  }
  return [...byNumber].flatMap(([key, group]) => {
    const owner = group.find((record) => slugIn(record) === key) ?? group[0]!;
    const others = key === '' ? [] : group.filter((record) => record !== owner);
    return others.map((record) => {
      const isNumbered = slugIn(record).startsWith(`${key}-`);
      const until = isNumbered ? ` Until then its address ends in "${slugIn(record)}".` : '';
      return `${placeOf(record, field)}: ${field} "${numberOf(record)}" is also that of ${placeOf(owner, field)}: give it one of its own.${until}`;
    });
  });
}
