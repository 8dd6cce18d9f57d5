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
import { factsOf, imageFacts, isGiven, valueOf } from './wire-values';
import { textLanguagesOf } from './text-languages';
import { shorten } from './well-formed';

/** An invalid value: its path, and what was expected. */
export interface Fault {
  path: string;
  expected: string;
}

export interface Parsed<T> {
  records: T[];
  faults: Fault[];
  /** Records without an identity field, with the index they had among `records`. */
  incomplete: { before: number; record: Partial<T> }[];
}

export interface PageLink {
  url: string | null;
  label: string;
  active: boolean;
}

/** The body does not have the envelope of the contract. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Checks only that it is an array: validating a million elements would take seconds. */
const anyArray = v.custom<unknown[]>(Array.isArray);
const object = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const bodies = {
  list: v.union([
    anyArray,
    v.pipe(
      v.object({ data: anyArray }),
      v.transform((body) => body.data),
    ),
  ]),
  page: v.pipe(
    v.object({ data: anyArray, meta: v.object({ links: anyArray }) }),
    v.transform((body) => body.data),
  ),
  record: v.pipe(
    object,
    v.transform((body) => ('data' in body ? body.data : body)),
    object,
    v.transform((record) => [record] as unknown[]),
  ),
} satisfies { [E in Envelope]: v.GenericSchema<unknown, unknown[]> };

/** The records of a response, unwrapped but not validated. Throws a ShapeError for another envelope. */
export function unwrap(body: unknown, envelope: Envelope): unknown[] {
  const result = v.safeParse(bodies[envelope], body);
  if (!result.success) throw new ShapeError(`expected the envelope of a ${envelope}`);
  return result.output;
}

/**
 * The validated records of a response. Addresses are resolved against `base` (empty: the app's origin).
 * Records without an identity field and invalid values are dropped and listed in `faults`. Throws a
 * ShapeError for another envelope.
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

/** The initial value for `parseSlice`. */
export const nothingParsed = <T>(): Parsed<T> => ({ records: [], faults: [], incomplete: [] });

/** Validates some records of a response, the first of which has the index `from`, and adds them to `parsed`. */
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

/** Whether a record has all its identity fields. */
export function isIdentified(resource: Resource, record: Record<string, unknown>): boolean {
  return Object.entries(resource.fields).every(
    ([name, field]) => field.need !== 'identity' || record[name] !== undefined,
  );
}

/** Limits far above any real paginator: a faulty API may send millions of links. */
const maxLinks = 250;
const maxLabelLength = 100;
const maxUrlLength = 2_000;

const pageLinks = v.array(
  v.object({
    url: v.pipe(
      v.nullish(v.string(), null),
      v.transform((url) => (url !== null && url.length > maxUrlLength ? null : url)),
    ),
    label: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((label) => String(label).slice(0, maxLabelLength)),
    ),
    active: v.fallback(values.flag, false),
  }),
);
const linked = v.object({ meta: v.object({ links: v.unknown() }) });

/** The paginator's links in the server's order: previous, the pages, next. */
export function parseLinks(body: unknown): PageLink[] {
  const result = v.safeParse(linked, body);
  return result.success ? readLinks(result.output.meta.links) : [];
}

/**
 * Validates a list of links. Of too many it keeps the first ones and the last ("next"). Empty if it is no such list.
 */
export function readLinks(list: unknown): PageLink[] {
  if (!Array.isArray(list)) return [];
  const limited: unknown[] = list.length > maxLinks ? [...list.slice(0, maxLinks - 1), list.at(-1)] : list;
  const result = v.safeParse(pageLinks, limited);
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
  return { ...record, ...textLanguagesOf(fields, source.languages, ({ wire }) => wire) };
}

function parseField(
  field: Field,
  source: Record<string, unknown>,
  base: string,
  path: string,
  faults: Fault[],
) {
  const wire = field.wire.find((name) => isGiven(valueOf(field, source[name])));
  if (wire === undefined) {
    if (field.need === 'identity') faults.push({ path: `${path}.${field.wire[0]}`, expected: 'a value' });
    return undefined;
  }
  const result = v.safeParse(values[field.kind], valueOf(field, source[wire]));
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

/** A name, a number or a date is a single line. A longer one comes from a faulty API, and would fill the screen. */
export const longestLine = 500;

/** Truncates a single line; a text that may have paragraphs stays as it is. */
export const fittingLine = ({ isLong }: Field, value: string): string =>
  isLong ? value : shorten(value, longestLine);

function withinLength(field: Field, value: string, path: string, faults: Fault[]): string {
  const line = fittingLine(field, value);
  if (line !== value) faults.push({ path, expected: `at most ${longestLine} characters` });
  return line;
}

/** Resolves an address against `base`, or against the root without one. An invalid address is returned as it is. */
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

function withFacts(url: string, base: string, source: Record<string, unknown>): FileValue {
  const { file_size, file_type: type, file_language: language, sha256 } = source;
  return {
    url: resolveAddress(url, base),
    ...factsOf({ size: numberIn(file_size), type, sha256, language }),
  };
}

/** The field's own size (`image_width`) wins, because the images of a record may differ. */
function withSize(url: string, base: string, source: Record<string, unknown>, wire: string): ImageValue {
  const small = source[`${wire}_small`];
  return {
    url: resolveAddress(url, base),
    ...imageFacts({
      width: numberIn(source[`${wire}_width`] ?? source.width),
      height: numberIn(source[`${wire}_height`] ?? source.height),
      small: typeof small === 'string' && {
        url: resolveAddress(small, base),
        width: numberIn(source[`${wire}_small_width`]),
      },
      colour: source[`${wire}_colour`],
    }),
  };
}

function numberIn(value: unknown): number | undefined {
  const result = v.safeParse(values.number, value);
  return result.success ? result.output : undefined;
}
