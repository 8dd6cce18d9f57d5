import type { Resource } from '../../src/schemas/base';
import { ownPages } from '../../src/schemas/own-pages';
import { languages, type SiteLanguage } from '../messages/languages';
import { nameOfFile } from '../site/own-pages';
import type { Fault } from './faults';
import { areSameChanges } from './records/changes';
import { readRecord } from './records/record-source';
import { sharedSlugs, checkOwnPages, checkSlugs } from './records/slugs';
import { convertRecord, convertTranslation, wireRecord, type Wires } from './records/wire-record';
import type { Surroundings, Wire, WireRecord } from './records/wire-value';

/** A record of the API, and the file that an editor wrote it in. */
export interface SourcedRecord {
  file: string;
  /** The lines of its fields. */
  lines: ReadonlyMap<string, number>;
  /** As the file has it, without translations. */
  record: WireRecord;
  /** The record in the lists of a language, by the language's tag. */
  inLists: ReadonlyMap<string, WireRecord>;
}

/** The records as the lists of a language have them. */
export const listIn = ({ tag }: SiteLanguage, records: readonly SourcedRecord[]): WireRecord[] =>
  records.map(({ record, inLists }) => inLists.get(tag) ?? record);

interface Source {
  file: string;
  lines: ReadonlyMap<string, number>;
  own: Wires;
  /** By the tags of their languages. */
  translations: ReadonlyMap<string, Wires>;
}

/** The valid records of a folder, with their translations; an invalid one adds faults. */
export function readRecords(
  resource: Resource,
  surroundings: Surroundings,
  siteLanguages: readonly SiteLanguage[],
  faults: Fault[],
): SourcedRecord[] {
  const sources = surroundings.folder.records.flatMap((name): Source[] => {
    const before = faults.length;
    const source = readRecord(surroundings.folder, name, faults);
    const given = source && convertRecord(resource, source, surroundings, faults);
    const own = given && (resource.isNamedByFile ? withName(given, name) : given);
    const translations = readTranslations(resource, name, surroundings, siteLanguages, faults);
    return source && own && faults.length === before
      ? [{ file: source.file, lines: source.lines, own, translations }]
      : [];
  });
  const plain = sources.map(({ file, lines, own }, index) => ({
    ...{ file, lines },
    record: { id: index + 1, ...wireRecord(resource, own, '') } as WireRecord,
  }));
  checkSlugs(resource, plain, faults);
  if (resource.name === ownPages.name) checkOwnPages(plain, siteLanguages, faults);
  const slugs = sharedSlugs(
    resource,
    plain.map(({ record }) => record),
  );
  const translated = new Set(sources.flatMap(({ translations }) => [...translations.keys()]));
  return plain.map(({ file, lines, record }, index) => {
    const { own, translations } = sources[index] as Source;
    const inList = (tag: string): WireRecord => {
      const wires = new Map([...own, ...whole(own, translations.get(tag) ?? [])]);
      const slug = translated.has(tag) ? slugs.get(String(record.id)) : undefined;
      return { id: record.id, ...wireRecord(resource, wires, tag), ...(slug !== undefined && { slug }) };
    };
    return { file, lines, record, inLists: new Map(siteLanguages.map(({ tag }) => [tag, inList(tag)])) };
  });
}

/** A record with the slug that it has, or else the name of its file. */
const withName = (wires: Wires, file: string): Wires =>
  new Map([['slug', { value: nameOfFile(file) }], ...wires]);

/** A translation without the changes that lag behind those of its record. */
const whole = (own: Wires, translated: Iterable<readonly [string, Wire]>): (readonly [string, Wire])[] =>
  [...translated].filter(
    ([name, { value }]) => name !== 'changes' || areSameChanges(own.get(name)?.value, value),
  );

/**
 * The translations of a record to the languages of the site. Others are ignored, but the files that they name
 * count as used.
 */
function readTranslations(
  resource: Resource,
  name: string,
  surroundings: Surroundings,
  siteLanguages: readonly SiteLanguage[],
  faults: Fault[],
): ReadonlyMap<string, Wires> {
  const translations = new Map<string, Wires>();
  for (const [code, file] of surroundings.folder.translations.get(name) ?? []) {
    const { tag = code } = [...siteLanguages, ...languages].find((language) => language.code === code) ?? {};
    const isServed = siteLanguages.some((siteLanguage) => siteLanguage.tag === tag);
    const place = isServed ? surroundings : { ...surroundings, files: new Map() };
    const found = isServed ? faults : [];
    const source = readRecord(surroundings.folder, file, found);
    if (source) translations.set(tag, convertTranslation(resource, source, tag, place, found));
  }
  return translations;
}
