import { isZone } from '../../src/format/dates';
import { openDataSettings } from '../../src/schemas/open-data-settings';
import { settingDefaults } from '../../src/schemas/setting-defaults';
import { settingFields, slideSetting, type SettingName } from '../../src/schemas/settings';
import { hintOf } from '../nearest';
import { show, type Fault } from './faults';
import { figuresSetting, sourceSetting, wireFigures } from './figures';
import type { Files } from './files';
import type { Folder } from './files/folder';
import type { TranslatedList } from './list-entries';
import { slidesSetting, wireSlides } from './slides';
import { languages, type SiteLanguage } from '../messages/languages';
import { descriptionFile, type SiteDescription } from '../site/description';
import { readRecord } from './records/record-source';
import { typingMistake } from './records/typing-mistakes';
import { languageOfText, translatedSettings } from './records/translations';
import { convert, isBlank, reporter, type WireRecord } from './records/wire-value';

interface Entry {
  /** The file with the setting, relative to the project. */
  file: string;
  name: string;
  value: unknown;
  /** The line of its file. */
  line?: number | undefined;
  /** The texts in other languages by tag, of a setting that `site.yaml` gives. */
  translations?: ReadonlyMap<string, string>;
}

/** The settings that `site.yaml` gives, and their lines there. */
const described = {
  organisationName: { line: 'name', variable: 'SITE_NAME' },
  timeZone: { line: 'timeZone', variable: 'SITE_TIME_ZONE' },
  country: { line: 'country', variable: 'SITE_COUNTRY' },
} as const satisfies Partial<Record<SettingName, { line: string; variable: string }>>;

/** The names of the settings that `site.yaml` gives. */
export const describedSettingNames: readonly string[] = Object.keys(described);

/** The settings of `site.yaml`. */
export function describedSettings(
  { variables, places, names, shortNames }: SiteDescription,
  siteLanguages: readonly SiteLanguage[],
  faults: Fault[],
): Entry[] {
  const codes = [...new Set([...languages, ...siteLanguages].map(({ code }) => code))];
  const fileOf = (variable: string) => places.get(variable)!.replace(/: [^:]*$/, '');
  for (const [field, variable, texts] of [
    ['name', 'SITE_NAME', names],
    ['shortName', 'SITE_SHORT_NAME', shortNames],
  ] as const) {
    const unknown = [...texts.keys()].find((code) => code && !codes.includes(code));
    if (unknown)
      faults.push({
        ...{ file: fileOf(variable), field },
        ...{ expected: `languages of ${codes.join(', ')}`, found: unknown },
      });
  }
  return Object.entries(described).flatMap(([name, { line, variable }]) => {
    const value = variables[variable];
    if (value === undefined) return [];
    const file = fileOf(variable);
    const translated = siteLanguages.flatMap(({ tag, code }) => {
      const text = line === 'name' ? names.get(code) : undefined;
      return text === undefined ? [] : [[tag, text] as const];
    });
    return [{ file, name, value, translations: new Map(translated) }];
  });
}

interface Place {
  folder: Folder;
  files: Files;
  faults: Fault[];
}

/** A setting in the API's format, and the languages of its texts: the file's own, and its translations by tag. */
export interface WireSetting {
  /** The file of an editor that has it, and its name there. */
  file: string;
  name: string;
  record: WireRecord;
  /** The value is an address. */
  isLink?: boolean;
  language: string | undefined;
  translations: ReadonlyMap<string, string>;
}

type Wired = Omit<WireSetting, 'file' | 'name'>;

/** The settings as they are in lists in the language `tag`. */
export const settingsIn = (tag: string, settings: readonly WireSetting[]): WireRecord[] =>
  settings.map(({ record, language, translations }) => {
    const translated = translations.get(tag);
    if (translated !== undefined) return { ...record, field_value: translated };
    const isForeign = language !== undefined && language !== tag;
    return isForeign ? { ...record, languages: { field_value: language } } : record;
  });

/** The settings in the API's format: one for each, and one for each slide. */
export function wireSettings(
  entries: readonly Entry[],
  { folder, files, faults }: Place,
  siteLanguages: readonly SiteLanguage[] = [],
): WireSetting[] {
  const translations = readTranslations(entries, { folder, files, faults }, siteLanguages);
  const known = new Map<string, typeof slideSetting>([
    ...Object.entries(settingFields),
    ...Object.entries(openDataSettings),
    [slidesSetting, slideSetting],
    [figuresSetting, settingFields[sourceSetting]],
  ]);
  const wire = ({ file, name, value, line, translations: own }: Entry, index: number): Wired[] => {
    const report = reporter(line === undefined ? file : `${file}:${line}`, name, faults);
    if (!own && Object.hasOwn(described, name)) {
      report(`it in ${descriptionFile}, as ${described[name as keyof typeof described].line}`, 'it here');
      return [];
    }
    const field = known.get(name);
    if (!field) {
      const names = [...known.keys()];
      report(`one of the settings ${names.join(', ')}${hintOf(name, names)}`, 'an unknown setting');
      return [];
    }
    const mistake = typingMistake(field.kind, name, value);
    // Of `site.yaml`, the reader of its lines tells.
    if (mistake !== undefined && line !== undefined) {
      report(mistake, show(value));
      return [];
    }
    const first = entries.findIndex((entry) => entry.name === name);
    if (first !== index) report('each setting once', `that ${entries[first]?.file} gives it too`);
    if (name === figuresSetting) {
      const hasSource = entries.some((entry) => entry.name === sourceSetting);
      return wireFigures(value, {
        ...{ report, siteLanguages, hasSource },
        translations: translations.lists.get(name) ?? [],
      });
    }
    if (name === slidesSetting)
      return wireSlides(value, {
        ...{ folder, files, report, siteLanguages },
        translations: translations.lists.get(name) ?? [],
      });
    if (isBlank(value)) return [];
    const converted = convert(field.kind, value, { folder, files, today: '' }, report);
    if (!converted) return [];
    const record = { category: field.category, field_name: field.name, field_value: converted.value };
    const isText = translatedSettings.includes(name);
    const language = isText ? languageOfText(String(converted.value), siteLanguages) : undefined;
    const others = own ?? translations.texts.get(name) ?? new Map<string, string>();
    return [{ record, isLink: field.kind === 'link', language, translations: others }];
  };
  return entries
    .flatMap((entry, index) =>
      wire(entry, index).map((setting) => ({ file: entry.file, name: entry.name, ...setting })),
    )
    .map((setting, index) => ({ ...setting, record: { id: index + 1, ...setting.record } }));
}

/** The settings that are lists of entries; a translation has them in the same order. */
const listSettings: readonly string[] = [figuresSetting, slidesSetting];

/** The translations to the languages of the site: of texts by setting, then by tag. Others are ignored. */
function readTranslations(
  entries: readonly Entry[],
  { folder, faults }: Place,
  siteLanguages: readonly SiteLanguage[],
): { texts: Map<string, Map<string, string>>; lists: Map<string, TranslatedList[]> } {
  const bySetting = new Map<string, Map<string, string>>();
  const lists = new Map<string, TranslatedList[]>();
  for (const [record, byCode] of folder.translations) {
    if (folder.unreadable.has(record) || !folder.records.includes(record)) continue;
    const own = entries.filter(({ file }) => file === `${folder.label}/${record}`).map(({ name }) => name);
    const known = translatedSettings.filter((name) => own.includes(name));
    for (const { tag, code } of siteLanguages) {
      const file = byCode.get(code);
      if (file === undefined) continue;
      for (const { name, value, file: path, line } of entriesOf(folder, file, faults)) {
        const report = reporter(`${path}:${line}`, name, faults);
        if (listSettings.includes(name) && own.includes(name))
          lists.set(name, [...(lists.get(name) ?? []), { tag, value, report }]);
        else if (!known.includes(name)) {
          const expected = `one of the settings ${known.join(', ')}${hintOf(name, known)}`;
          report(
            known.length > 0 ? expected : `a setting of ${record} that has a translation`,
            unknownSetting(own.includes(name)),
          );
        } else if (!isBlank(value)) {
          const wire = convert('text', value, { folder, files: new Map(), today: '' }, report);
          if (wire) bySetting.set(name, new Map([...(bySetting.get(name) ?? []), [tag, String(wire.value)]]));
        }
      }
    }
  }
  return { texts: bySetting, lists };
}

const unknownSetting = (isFixed: boolean) =>
  isFixed ? 'one that is the same in every language' : 'a setting that the record has not';

/** All values in the files of `content/settings/`, in the order of the files. */
export const readSettings = (folder: Folder, faults: Fault[]): Entry[] =>
  folder.records.flatMap((name) => entriesOf(folder, name, faults));

function entriesOf(folder: Folder, name: string, faults: Fault[]): Entry[] {
  const source = readRecord(folder, name, faults);
  if (!source) return [];
  if (source.body !== undefined) {
    faults.push({ file: source.file, expected: 'settings only', found: show(source.body) });
  }
  return [...source.values].map(([key, value]) => ({
    file: source.file,
    name: key,
    value,
    line: source.lines.get(key),
  }));
}

/** The organisation's time zone. */
export function zoneOf(entries: readonly Entry[], faults: Fault[]): string {
  const setting = entries.find(({ name }) => name === ('timeZone' satisfies SettingName));
  const zone = settingDefaults.timeZone;
  if (typeof setting?.value !== 'string' || isBlank(setting.value)) return zone;
  if (isZone(setting.value)) return setting.value;
  reporter(setting.file, setting.name, faults)(`a time zone such as ${zone}`, show(setting.value));
  return zone;
}
