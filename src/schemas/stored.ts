import type { Fields, Kind, RecordOf, Resource } from './base';
import { isIdentified, type Parsed } from './parse';

/**
 * The records of an answer, where those that it broke keep their stored version: the one with the same id, or
 * where the broken record has none, the one that agrees with everything that is left of it.
 */
export function keepStored<T extends object>({ records, incomplete }: Parsed<T>, stored: readonly T[]): T[] {
  if (incomplete.length === 0) return records;
  const free = new Map(stored.map((record) => [nameOf(record), record]));
  for (const record of records) free.delete(nameOf(record));
  const kept = [...records];
  for (const { before, record } of [...incomplete].reverse()) {
    const found = hasId(record) ? nameOf(record) : findByRest(record, free);
    const version = found === undefined ? undefined : free.get(found);
    if (found === undefined || !version) continue;
    free.delete(found);
    kept.splice(before, 0, version);
  }
  return kept;
}

const hasId = (record: object): record is { id: unknown } => 'id' in record && record.id !== undefined;

/** One record has one name: its id, or all of it. */
const nameOf = (record: object) => (hasId(record) ? `id ${fingerprint(record.id)}` : fingerprint(record));

function findByRest<T extends object>(broken: Partial<T>, free: ReadonlyMap<string, T>): string | undefined {
  const left = Object.entries(broken).filter(([, value]) => value !== undefined) as [keyof T, unknown][];
  if (left.length === 0) return undefined;
  for (const [name, candidate] of free) {
    if (left.every(([field, value]) => isSame(candidate[field], value))) return name;
  }
  return undefined;
}

const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && fingerprint(a) === fingerprint(b));

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
  const fields = Object.entries(resource.fields);
  return stored.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const record: Record<string, unknown> = {};
    for (const [name, { kind }] of fields) {
      const value = (row as Record<string, unknown>)[name];
      record[name] = fits(kind, value) ? value : undefined;
    }
    return isIdentified(resource, record) ? [record as RecordOf<Resource<F>>] : [];
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
