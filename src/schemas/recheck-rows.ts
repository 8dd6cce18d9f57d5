import * as v from 'valibot';
import {
  values,
  type Field,
  type Fields,
  type FileValue,
  type ImageValue,
  type RecordOf,
  type Resource,
} from './base';
import { textLanguagesOf } from './text-languages';
import { factsOf, imageFacts } from './wire-values';
import { fittingLine, isIdentified, type Parsed } from './parse';
import { isSlug, wellFormed } from './well-formed';

/**
 * The records of a response, where invalid records keep their stored version: the one with the same id, or
 * for a record without an id, the one that equals its valid fields.
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

/** Identifies a record: by its id, or else by all of its values. */
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
 * Validates stored records with this version's schema: texts become well-formed, values of another type are
 * dropped, and so are records without an identity field, with a warning. Undefined if the row is not a list.
 */
export function recheck<F extends Fields>(
  resource: Resource<F>,
  stored: unknown,
): RecordOf<Resource<F>>[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const fields = Object.entries(resource.fields);
  const records = stored.flatMap((row: unknown) => {
    if (!isObject(row)) return [];
    const record: Record<string, unknown> = {};
    for (const [name, field] of fields) record[name] = validValue(field, row[name]);
    const marks = textLanguagesOf(resource.fields, row.languages, (_, name) => [name]);
    return isIdentified(resource, record) ? [{ ...record, ...marks } as RecordOf<Resource<F>>] : [];
  });
  const lost = stored.length - records.length;
  if (lost > 0) console.warn(`${resource.name}: ${lost} stored records have no identity and are dropped.`);
  return records;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The valid form of a stored value; undefined if it does not fit the kind of its field. */
function validValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? value.map(wellFormed)
        : undefined;
    case 'file':
      return isObject(value) ? fittingFile(value) : undefined;
    case 'image':
      return isObject(value) ? fittingImage(value) : undefined;
    case 'changes':
      return v.is(values.changes, value) ? value : undefined;
    default:
      return typeof value === 'string' ? fittingText(field, value) : undefined;
  }
}

function fittingText(field: Field, value: string): string | undefined {
  if (field.kind === 'slug') return isSlug(value) ? value : undefined;
  const text = wellFormed(value);
  return field.kind === 'text' || field.kind === 'date' ? fittingLine(field, text) : text;
}

function fittingFile({ url, ...facts }: Record<string, unknown>): FileValue | undefined {
  return typeof url === 'string' ? { url: wellFormed(url), ...factsOf(facts) } : undefined;
}

function fittingImage({ url, ...facts }: Record<string, unknown>): ImageValue | undefined {
  return typeof url === 'string' ? { url: wellFormed(url), ...imageFacts(facts) } : undefined;
}
