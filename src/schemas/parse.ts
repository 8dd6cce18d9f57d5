import * as v from 'valibot';
import {
  values,
  type Envelope,
  type Field,
  type Fields,
  type FileValue,
  type ImageValue,
  type RecordOf,
  type Resource,
} from './base';
import { shorten } from './well-formed';

/** A value that does not fit: where it stands, and what was expected there. */
export interface Fault {
  path: string;
  expected: string;
}

export interface Parsed<T> {
  records: T[];
  faults: Fault[];
  /** Records that lack what identifies them, with the place that they had among `records`. */
  incomplete: { before: number; record: Partial<T> }[];
}

export interface PageLink {
  url: string | null;
  label: string;
  active: boolean;
}

/** The body has no list (or no record) where the contract calls for one. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Checked as a whole: a look at each of a million elements would take seconds. */
const anything = v.custom<unknown[]>(Array.isArray);
const object = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const bodies = {
  list: v.union([
    anything,
    v.pipe(
      v.object({ data: anything }),
      v.transform((body) => body.data),
    ),
  ]),
  page: v.pipe(
    v.object({ data: anything, meta: v.object({ links: anything }) }),
    v.transform((body) => body.data),
  ),
  record: v.pipe(
    object,
    v.transform((body) => ('data' in body ? body.data : body)),
    object,
    v.transform((record) => [record] as unknown[]),
  ),
} satisfies { [E in Envelope]: v.GenericSchema<unknown, unknown[]> };

/** The records of an answer, unwrapped but unchecked. Throws a ShapeError where the envelope is another. */
export function unwrap(body: unknown, envelope: Envelope): unknown[] {
  const result = v.safeParse(bodies[envelope], body);
  if (!result.success) throw new ShapeError(`expected the envelope of a ${envelope}`);
  return result.output;
}

/**
 * The checked records of an answer to `resource`. Addresses are resolved against `base` (empty: the app's own
 * origin). A record that lacks what identifies it is left out, a value that does not fit is dropped; both are
 * listed in `faults`. Throws a ShapeError when the answer as a whole is no such list.
 */
export function parse<F extends Fields>(
  resource: Resource<F>,
  body: unknown,
  base: string,
  envelope: Envelope = resource.envelope,
): Parsed<RecordOf<Resource<F>>> {
  const parsed = nothingParsed<RecordOf<Resource<F>>>();
  parseSlice(resource, unwrap(body, envelope), 0, base, parsed);
  return parsed;
}

/** What `parseSlice` starts from. */
export const nothingParsed = <T>(): Parsed<T> => ({ records: [], faults: [], incomplete: [] });

/** Checks some records of an answer, the first of which has the place `from` in it, and adds them to `parsed`. */
export function parseSlice<F extends Fields>(
  resource: Resource<F>,
  slice: readonly unknown[],
  from: number,
  base: string,
  parsed: Parsed<RecordOf<Resource<F>>>,
): void {
  type T = RecordOf<Resource<F>>;
  for (const [index, wire] of slice.entries()) {
    const path = `${resource.name}[${from + index}]`;
    const record = parseRecord(resource, wire, base, path, parsed.faults) as T | undefined;
    if (!record) continue;
    if (isIdentified(resource, record)) parsed.records.push(record);
    else parsed.incomplete.push({ before: parsed.records.length, record });
  }
}

/** Whether a record has every field that identifies it. */
export function isIdentified(resource: Resource, record: Record<string, unknown>): boolean {
  return Object.entries(resource.fields).every(
    ([name, field]) => field.need !== 'identity' || record[name] !== undefined,
  );
}

/** Far more links, and longer ones, than a paginator makes: an API gone wrong may name millions. */
const mostLinks = 250;
const longestLabel = 100;
const longestUrl = 2_000;

const pageLinks = v.array(
  v.object({
    url: v.pipe(
      v.nullish(v.string(), null),
      v.transform((url) => (url !== null && url.length > longestUrl ? null : url)),
    ),
    label: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((label) => String(label).slice(0, longestLabel)),
    ),
    active: v.fallback(values.flag, false),
  }),
);
const linked = v.object({ meta: v.object({ links: v.unknown() }) });

/** The paginator's links, in the order of the server: previous, the pages, next. */
export function parseLinks(body: unknown): PageLink[] {
  const result = v.safeParse(linked, body);
  return result.success ? readLinks(result.output.meta.links) : [];
}

/** A list of links as it was sent or stored; of too many the first and the last, which is "next". None where it is no such list. */
export function readLinks(list: unknown): PageLink[] {
  if (!Array.isArray(list)) return [];
  const few: unknown[] = list.length > mostLinks ? [...list.slice(0, mostLinks - 1), list.at(-1)] : list;
  const result = v.safeParse(pageLinks, few);
  return result.success ? result.output : [];
}

function parseRecord({ fields }: Resource, wire: unknown, base: string, path: string, faults: Fault[]) {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
    faults.push({ path, expected: 'a record' });
    return undefined;
  }
  const source = wire as Record<string, unknown>;
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    record[name] = parseField(field, source, base, path, faults);
  }
  return record;
}

function parseField(
  field: Field,
  source: Record<string, unknown>,
  base: string,
  path: string,
  faults: Fault[],
) {
  const wire = field.wire.find((name) => isGiven(source[name]));
  if (wire === undefined) {
    if (field.need === 'identity') faults.push({ path: `${path}.${field.wire[0]}`, expected: 'a value' });
    return undefined;
  }
  const result = v.safeParse(values[field.kind], source[wire]);
  if (!result.success) {
    faults.push({ path: `${path}.${wire}`, expected: result.issues[0].message });
    return undefined;
  }
  if (field.kind === 'text' || field.kind === 'date') {
    return withinLength(field, result.output as string, `${path}.${wire}`, faults);
  }
  if (field.kind === 'link') return resolveAddress(result.output as string, base);
  if (field.kind === 'file') return withFacts(result.output as string, base, source);
  if (field.kind === 'image') return withSize(result.output as string, base, source, wire);
  return result.output;
}

/** A name, a number, a date is a line. What is longer is an API gone wrong, and would push all else off the screen. */
export const longestLine = 500;

/** A line within its length; a text that may hold paragraphs as it is. */
export const fittingLine = ({ isLong }: Field, value: string): string =>
  isLong ? value : shorten(value, longestLine);

function withinLength(field: Field, value: string, path: string, faults: Fault[]): string {
  const line = fittingLine(field, value);
  if (line !== value) faults.push({ path, expected: `at most ${longestLine} characters` });
  return line;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * A path relative to `base`, a root-relative path or a whole address, as one that a browser can fetch. What no browser can
 * read comes back as it is.
 */
export function resolveAddress(address: string, base: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  if (base) return within(address, base);
  return address.startsWith('/') ? address : `/${address.replace(/^(\.?\/)+/, '')}`;
}

function within(address: string, base: string): string {
  try {
    return new URL(address, `${base.replace(/\/$/, '')}/`).href;
  } catch {
    return address;
  }
}

/** The facts of a file that an API may send, as far as each is what it claims to be. */
export const factsOf = (size: unknown, type: unknown, sha256: unknown): Omit<FileValue, 'url'> => ({
  ...(isAmount(size) && { size }),
  ...(typeof type === 'string' && /^[\w.+/-]{1,100}$/.test(type) && { type }),
  ...(typeof sha256 === 'string' && /^[\da-f]{1,64}$/i.test(sha256) && { sha256 }),
});

/** The size of a picture in pixels, where both sides are one that a picture can have. */
export const sizeOf = (width: unknown, height: unknown): Omit<ImageValue, 'url' | 'small'> =>
  isAmount(width) && isAmount(height) && width > 0 && height > 0 ? { width, height } : {};

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

function withFacts(url: string, base: string, source: Record<string, unknown>): FileValue {
  const { file_size: size, file_type: type, sha256 } = source;
  return { url: resolveAddress(url, base), ...factsOf(numberIn(size), type, sha256) };
}

/** Its own size (`image_width`), where the images of a record differ. */
function withSize(url: string, base: string, source: Record<string, unknown>, wire: string): ImageValue {
  const width = numberIn(source[`${wire}_width`] ?? source.width);
  const height = numberIn(source[`${wire}_height`] ?? source.height);
  return { url: resolveAddress(url, base), ...sizeOf(width, height) };
}

function numberIn(value: unknown): number | undefined {
  const result = v.safeParse(values.number, value);
  return result.success ? result.output : undefined;
}
