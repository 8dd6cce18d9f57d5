import type { Field, Fields, Resource } from '../../../src/schemas/base.ts';
import type { Parsed } from '../../../src/schemas/parse.ts';
import { titleText } from '../../../src/schemas/record-texts.ts';
import { settingFields, slideSetting, settings } from '../../../src/schemas/settings.ts';
import { isGiven } from '../../../src/schemas/wire-values.ts';
import { nearest } from '../../../src/format/nearest.ts';
import { printable, quoted, share, type Finding } from './findings.ts';

type Wire = Readonly<Record<string, unknown>>;
type AnyRecord = Readonly<Record<string, unknown>>;

/** The records of one answer, as they came and as the app reads them. */
export interface ReadRecords {
  resource: Resource;
  where: string;
  wire: readonly unknown[];
  parsed: Parsed<AnyRecord>;
}

/** What is wrong with the fields of the records of one answer, judged by the app's own reading of them. */
export function faultsOfRecords(read: ReadRecords): Finding[] {
  const all = read.wire.length;
  if (all === 0) return [];
  const records = read.wire.filter(isRecord);
  return [
    ...unreadable(read),
    ...unknown(read, records),
    ...missing(read.resource, records).map((what): Finding => ({ level: 'note', where: read.where, what })),
    ...repeatedSlugs(read),
    ...(read.resource.name === settings.name ? faultsOfSettings(read, records) : []),
  ];
}

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each kind of invalid value once, as the console of the app says it, with what came. */
function unreadable({ resource, where, wire, parsed }: ReadRecords): Finding[] {
  const kinds = new Map<string, { at: number; name: string; expected: string; count: number }>();
  for (const { path, expected } of parsed.faults) {
    const [, index = '0', name = ''] = /^.*?\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    const known = kinds.get(`${name}: ${expected}`);
    if (known) known.count += 1;
    else kinds.set(`${name}: ${expected}`, { at: Number(index), name, expected, count: 1 });
  }
  return [...kinds.values()].map(({ at, name, expected, count }) => {
    const record = wire[at];
    const field = Object.values(resource.fields).find((one) => one.wire.includes(name));
    const found = !isRecord(record)
      ? quoted(record)
      : isGiven(record[name])
        ? quoted(record[name])
        : 'nothing';
    const place = [share(count, wire.length), nameOf(resource, record, at)].filter(Boolean).join(', first ');
    return {
      level: expected.startsWith('at most') ? 'note' : 'fault',
      where,
      what: `${name || 'a record'}: expected ${sayExpected(expected, field)}, found ${found}, ${place}.`,
      phone: !field || field.need === 'identity' ? withoutRecord : insteadOf(field, expected),
    };
  });
}

const withoutRecord =
  'A phone leaves the record out; one that has stored it before keeps what it has, if the record has an id.';

const insteadOf = (field: Field, expected: string): string =>
  expected.startsWith('at most')
    ? 'A phone shows its beginning.'
    : `A phone shows the record without its ${field.kind === 'file' ? 'document' : field.kind}.`;

const sayExpected = (expected: string, field: Field | undefined): string => {
  if (expected === 'a value' && field) return `${field.kind === 'slug' ? 'a slug' : `a ${field.kind}`}`;
  if (expected !== 'text') return expected;
  return field && /^(file|image|link)$/.test(field.kind) ? 'an address' : 'a text or a number';
};

/** Which record it is, for its owner: by its place, and its title where it has one. */
function nameOf(resource: Resource, record: unknown, at: number): string {
  const place = `record ${at + 1}`;
  if (!isRecord(record)) return place;
  const [title] = Object.values(resource.fields)
    .filter(({ need }) => need === 'identity')
    .flatMap(({ wire }) => wire.map((name) => record[name]))
    .filter((value) => typeof value === 'string' && value !== '');
  const id = isGiven(record['id']) ? `, id ${quoted(record['id'])}` : '';
  return `${place}${id}${title === undefined ? '' : ` (${quoted(title)})`}`;
}

/** What may stand beside a document or an image. */
const besideFile = ['file_size', 'file_type', 'file_language', 'sha256'];
const besideImage = ['width', 'height'];
const ofImage = [...besideImage, 'small', 'small_width', 'colour'];

/** The names that the app reads in a record of a list. */
function readNames({ fields }: { fields: Fields }): Set<string> {
  const names = new Set(['languages']);
  for (const { kind, wire } of Object.values(fields)) {
    const beside =
      kind === 'file'
        ? besideFile
        : kind === 'image'
          ? [...besideImage, ...wire.flatMap((name) => ofImage.map((fact) => `${name}_${fact}`))]
          : [];
    for (const name of [...wire, ...beside]) names.add(name);
  }
  return names;
}

/** ` in 3 of 14 records`, or nothing of a single record. */
const foundIn = (count: number, all: number) => ` ${share(count, all)}`.trimEnd();

/** A few are named: a record may have thousands. */
const mostNamed = 20;

function unknown({ resource, where }: ReadRecords, records: readonly Wire[]): Finding[] {
  const names = readNames(resource);
  const foreign = new Map<string, number>();
  const given = new Map<string, number>();
  for (const record of records)
    for (const name of Object.keys(record)) {
      if (!names.has(name)) foreign.set(name, (foreign.get(name) ?? 0) + 1);
      else if (isGiven(record[name])) given.set(name, (given.get(name) ?? 0) + 1);
    }
  const ungiven = Object.values(resource.fields)
    .filter(({ wire }) => !wire.some((name) => given.has(name)))
    .map(({ wire }) => wire[0]!);
  const findings: Finding[] = [];
  const others: string[] = [];
  for (const [name, count] of [...foreign].slice(0, 1_000)) {
    const meant = nearest(name, ungiven);
    if (meant === undefined) others.push(name);
    else
      findings.push({
        level: 'fault',
        where,
        what: `${printable(name)}: the app reads no field of this name, but ${meant}${foundIn(count, records.length)}.`,
        phone: `A phone shows the records without it.`,
      });
  }
  if (others.length > 0)
    findings.push({
      level: 'note',
      where,
      what: `fields that the app does not read, which do no harm: ${listOf(others)}.`,
    });
  return findings;
}

const listOf = (names: readonly string[]) =>
  names
    .slice(0, mostNamed)
    .map((name) => printable(name, 40))
    .join(', ') + (names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '');

function missing({ fields }: Resource, records: readonly Wire[]): string[] {
  const rows = Object.values(fields).map(({ wire, need }) => ({
    name: wire[0]!,
    need,
    count: records.filter((record) => !wire.some((name) => isGiven(record[name]))).length,
  }));
  const partly = rows.filter(({ need, count }) => need === 'expected' && count > 0);
  const never = rows.filter(({ need, count }) => need === 'optional' && count === records.length);
  return [
    ...partly.map(({ name, count }) => `${name}: missing${foundIn(count, records.length)}.`),
    ...(never.length > 0
      ? [`fields that no record has, and that may be missing: ${listOf(never.map(({ name }) => name))}.`]
      : []),
  ];
}

/** Of two records with one slug, one has no page. */
function repeatedSlugs({ resource, where, parsed }: ReadRecords): Finding[] {
  const { slug } = resource.fields;
  if (!slug) return [];
  const seen = new Map<string, AnyRecord>();
  return parsed.records.flatMap((record): Finding[] => {
    const own = record['slug'] as string | undefined;
    const other = own === undefined ? undefined : seen.get(own);
    if (own !== undefined && !other) seen.set(own, record);
    if (!other) return [];
    const names = [other, record].map((one) => quoted(titleText(resource, one)));
    return [
      {
        level: 'fault',
        where,
        what: `${slug.wire[0]}: expected a slug that no other record has, found ${quoted(own)} of ${names.join(' and of ')}.`,
        phone:
          slug.need === 'identity'
            ? 'A phone opens the first of them.'
            : 'A phone adds a number to the address of one.',
      },
    ];
  });
}

/** The settings of a list of any figures, and what is said of slides. */
const ofList = /^home_(figure_.+_(number|title)|slide_\d+_(text|link))$/;

/** The list of settings is a table: what other lists have as fields are its rows. */
function faultsOfSettings({ where }: ReadRecords, records: readonly Wire[]): Finding[] {
  const known = Object.values(settingFields).map(({ name }) => name as string);
  const given = new Set(
    records.filter((one) => isGiven(one['field_value'])).map((one) => String(one['field_name'])),
  );
  const absent = known.filter((name) => !given.has(name));
  const foreign = [...given].filter(
    (name) => !known.includes(name) && name !== slideSetting.name && !ofList.test(name),
  );
  const alike = foreign.flatMap((name) => {
    const meant = nearest(name, absent);
    return meant === undefined ? [] : [{ name, meant }];
  });
  const others = foreign.filter((name) => !alike.some((one) => one.name === name));
  return [
    ...alike.map(({ name, meant }): Finding => ({
      level: 'fault',
      where,
      what: `${printable(name)}: the app reads no setting of this name, but ${meant}.`,
      phone: 'A phone shows nothing in its place.',
    })),
    ...(others.length > 0
      ? [{ level: 'note', where, what: `settings that the app does not read: ${listOf(others)}.` } as const]
      : []),
    ...(absent.length > 0
      ? [
          {
            level: 'note',
            where,
            what: `settings without a value, which pages leave out: ${listOf(absent)}.`,
          } as const,
        ]
      : []),
  ];
}
