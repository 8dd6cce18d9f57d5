import type { Fields, Kind, RecordOf, Resource } from './base';
import { isIdentified, type Parsed } from './parse';

/**
 * The records of an answer, where those that it broke keep their stored version: the one with the same id, or
 * where the broken record has none, the one that agrees with everything that is left of it.
 */
export function keepStored<T extends object>({ records, incomplete }: Parsed<T>, stored: readonly T[]): T[] {
  if (incomplete.length === 0) return records;
  const free = new Map(stored.map((record) => [fingerprint(record), record]));
  for (const record of records) free.delete(fingerprint(record));
  const kept = [...records];
  for (const { before, record } of [...incomplete].reverse()) {
    const left = whatIsLeft(record);
    const found = [...free].find(([, candidate]) =>
      left.every(([name, value]) => isSame(candidate[name], value)),
    );
    if (!found || left.length === 0) continue;
    free.delete(found[0]);
    kept.splice(before, 0, found[1]);
  }
  return kept;
}

function whatIsLeft<T extends object>(record: T): [keyof T, unknown][] {
  const given = Object.entries(record).filter(([, value]) => value !== undefined) as [keyof T, unknown][];
  const id = given.filter(([name]) => name === 'id');
  return id.length > 0 ? id : given;
}

const isSame = (a: unknown, b: unknown) => fingerprint(a) === fingerprint(b);

const fingerprint = (value: unknown) => JSON.stringify(value);

/**
 * Stored records as the schema of this version reads them: values of another type are dropped, and so are
 * records that no longer have what identifies them. Undefined where the row is no list at all.
 */
export function recheck<F extends Fields>(
  resource: Resource<F>,
  stored: unknown,
): RecordOf<Resource<F>>[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const record = Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => {
        const value = (row as Record<string, unknown>)[name];
        return [name, fits(field.kind, value) ? value : undefined];
      }),
    ) as RecordOf<Resource<F>>;
    return isIdentified(resource, record) ? [record] : [];
  });
}

function fits(kind: Kind, value: unknown): boolean {
  if (kind === 'file' || kind === 'image') {
    return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
  }
  if (kind === 'texts') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === (kind === 'number' ? 'number' : 'string');
}
