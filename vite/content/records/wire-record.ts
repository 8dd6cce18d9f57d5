import type { Field, Kind, NoticeChange, Resource } from '../../../src/schemas/base';
import { fittingLine, longestLine } from '../../../src/schemas/parse';
import { hintOf } from '../../nearest';
import { show, type Fault, type Report } from '../faults';
import { placeOf, type RecordSource } from './record-source';
import { typingMistake } from './typing-mistakes';
import { languageOfText, isTranslatedText, translatedFields } from './translations';
import {
  convert,
  expectation,
  isBlank,
  reporter,
  type Surroundings,
  type Wire,
  type WireRecord,
} from './wire-value';

/** The values of a record or a translation, by the names of their fields. */
export type Wires = ReadonlyMap<string, Wire>;

/** The values of a record; adds a fault for each that does not fit the schema. */
export function convertRecord(
  resource: Resource,
  source: RecordSource,
  surroundings: Surroundings,
  faults: Fault[],
): Wires {
  reportUnknownFields(resource, source, Object.keys(resource.fields), faults);
  return convertFields(resource, source, surroundings, faults, (name, wire, report) => {
    if (wire)
      return isTranslatedText(resource, name)
        ? languageOfText(textOf(wire), surroundings.siteLanguages)
        : undefined;
    const field = resource.fields[name];
    if (field && field.need !== 'optional') report(expectation(resource, name, field), 'nothing');
    return undefined;
  });
}

/** The text of a value, in which its language can be seen. */
const textOf = ({ value }: Wire): string =>
  Array.isArray(value) ? (value as NoticeChange[]).map(({ sentence }) => sentence).join(' ') : String(value);

/** The values of a translation to the language `tag`; adds a fault for each that no translation may have. */
export function convertTranslation(
  resource: Resource,
  source: RecordSource,
  tag: string,
  surroundings: Surroundings,
  faults: Fault[],
): Wires {
  const before = faults.length;
  reportUnknownFields(resource, source, translatedFields(resource), faults);
  if (faults.length > before) return new Map();
  return convertFields(resource, source, surroundings, faults, () => tag);
}

/** `languageOf` names the language of a field's value, and is told of each field without a value. */
function convertFields(
  resource: Resource,
  source: RecordSource,
  surroundings: Surroundings,
  faults: Fault[],
  languageOf: (name: string, wire: Wire | undefined, report: Report) => string | undefined,
): Wires {
  const wires = new Map<string, Wire>();
  for (const [name, field] of Object.entries(resource.fields)) {
    const report = reporter(placeOf(source, name), name, faults);
    const isBody = resource.body === name && source.body !== undefined;
    const value = isBody ? source.body : source.values.get(name);
    const mistake = isBody ? undefined : typingMistake(field.kind, name, value);
    if (mistake !== undefined) {
      report(mistake, show(value));
      continue;
    }
    const wire = isBlank(value) ? undefined : convertLine(field, value, surroundings, report, isBody);
    if (!wire && !isBlank(value)) continue;
    const language = languageOf(name, wire, report);
    if (wire) wires.set(name, language === undefined ? wire : { ...wire, language });
  }
  return wires;
}

/** Like `convert`, with a fault for a text that the app would shorten. */
function convertLine(
  field: Field,
  value: unknown,
  surroundings: Surroundings,
  report: Report,
  isBody: boolean,
) {
  const wire = convert(field.kind, value, surroundings, report, isBody);
  if (field.kind !== 'text' || typeof wire?.value !== 'string') return wire;
  const { length } = [...wire.value];
  return fittingLine(field, wire.value) === wire.value
    ? wire
    : report(`at most ${longestLine} characters`, `${length}`);
}

/**
 * A record in the API's format, without its id, for the lists in the language `tag`: `languages` names the fields that
 * are in another one.
 */
export function wireRecord({ fields }: Resource, wires: Wires, tag: string): WireRecord {
  const record: WireRecord = {};
  const facts: Facts[] = [];
  const languages: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const wire = wires.get(name);
    if (!wire) continue;
    const of = field.wire[0] ?? name;
    record[of] = wire.value;
    if (wire.facts) facts.push({ of, kind: field.kind, are: wire.facts });
    if (wire.language !== undefined && wire.language !== tag && field.kind !== 'file')
      languages[of] = wire.language;
  }
  return { ...record, ...agreed(facts), ...(Object.keys(languages).length > 0 && { languages }) };
}

/** What word processors put into a name without a sign of it: blanks that do not break, and characters without a width. */
const unseen = /[\u00a0\u00ad\u200b-\u200f\u202f\u2060\ufeff]/g;

function reportUnknownFields(
  resource: Resource,
  source: RecordSource,
  known: readonly string[],
  faults: Fault[],
) {
  const { file, values, body } = source;
  for (const key of values.keys()) {
    if (known.includes(key)) continue;
    const seen = key.replace(unseen, '');
    if (known.includes(seen)) {
      const [sign = ''] = key.match(unseen) ?? [];
      const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      const found = `one with a character that is not seen, U+${code}`;
      faults.push({ file: placeOf(source, key), expected: `the field "${seen}"`, found });
      continue;
    }
    faults.push({
      file: placeOf(source, key),
      field: key,
      expected: `one of the fields ${known.join(', ')}${key in resource.fields ? '' : hintOf(key, known)}`,
      found: key in resource.fields ? 'one that is the same in every language' : 'an unknown field',
    });
  }
  if (body === undefined) return;
  if (resource.body === undefined) {
    faults.push({ file, expected: 'no text below the front matter', found: show(body) });
  } else if (values.has(resource.body)) {
    const expected = 'the text once, in the front matter or below it';
    faults.push({ file, field: resource.body, expected, found: 'both' });
  }
}

interface Facts {
  /** The name of the field in the API. */
  of: string;
  kind: Kind;
  are: WireRecord;
}

/** The properties that a record has once where all its files agree. */
const sharedFacts = ['width', 'height', 'file_size', 'file_type', 'sha256'];

/**
 * One `width` applies to all images of a record. If the files differ, images get their own properties
 * (`image_width`), and those of documents are omitted.
 */
function agreed(facts: Facts[]): WireRecord {
  const all = facts.flatMap(({ of, kind, are }) =>
    Object.entries(are).map(([name, value]) => ({ of, kind, name, value })),
  );
  return Object.fromEntries(
    all.flatMap(({ of, kind, name, value }): [string, unknown][] => {
      const isShared = sharedFacts.includes(name);
      if (isShared && all.every((other) => other.name !== name || other.value === value))
        return [[name, value]];
      return kind === 'image' ? [[`${of}_${name}`, value]] : [];
    }),
  );
}
