import * as v from 'valibot';
import { apiBase } from '../../../sw/contract/contract';
import { values, type ImageValue } from '../../schemas/base';
import { resolveAddress } from '../../schemas/parse';
import { settingDefaults } from '../../schemas/setting-defaults';
import {
  settingFields,
  settings,
  slidePart,
  slideSetting,
  type Setting,
  type SettingField,
  type SettingName,
} from '../../schemas/settings';
import { shorten } from '../../schemas/well-formed';
import { useList, type ListState } from './use-list';
import { isZone } from '../../format/dates';
import type { PersistentCache } from '../device/swr-cache';
import { readWholePages } from './list-pages';

/**
 * The settings by name, and the languages of those in another one than that of the page. A missing setting, or an
 * invalid address, is undefined.
 */
export type Settings = Partial<Record<SettingName, string>> & {
  languages?: Partial<Record<SettingName, string>>;
  slides: Slide[];
};

/** A picture at the head of the home page, and what is said of it. */
export interface Slide extends ImageValue {
  text?: string;
  /** The language of the text, where it is another one than that of the page. */
  lang?: string;
  /** A path of this site, or an address. */
  link?: string;
}

const namedSettings = new Set<string>(Object.values(settingFields).map(({ name }) => name));

/** Maps the list of settings to their names. The first of several with one name wins. */
export function readSettings(records: readonly Setting[]): Settings {
  const byName = new Map<string, Setting>();
  for (const record of records) if (record.value && !byName.has(record.name)) byName.set(record.name, record);
  const found: Settings = {
    slides: records
      .filter(({ name, category }) => category === slideSetting.category && !namedSettings.has(name))
      .flatMap((slide, place) =>
        readSlide(slide, byName.get(slidePart(place, 'text')), byName.get(slidePart(place, 'link'))),
      ),
  };
  for (const [key, field] of Object.entries<SettingField>(settingFields)) {
    const name = key as SettingName;
    const { value, languages: own } = byName.get(field.name) ?? {};
    if (value === undefined) continue;
    if (own?.['value']) (found.languages ??= {})[name] = own['value'];
    if (field.kind === 'text') found[name] = fittingSetting(field, value);
    else for (const url of address(value)) found[name] = url;
  }
  return found;
}

/** The maximum length (characters) of a single-line setting, which is in headers and headings on every page. */
const maxLineLength = 300;

const fittingSetting = ({ isLong }: SettingField, value: string): string =>
  isLong ? value : shorten(value, maxLineLength);

/**
 * A slide, 1600 px wide, and its crop for phones, 800 px wide. Content must have these sizes; the API does
 * not send them.
 */
function readSlide({ value, small }: Setting, said?: Setting, leads?: Setting): Slide[] {
  const [narrow] = address(small);
  const text = said?.value && shorten(said.value, maxLineLength);
  const lang = said?.languages?.['value'];
  const link = isPath.test(leads?.value ?? '') ? leads?.value : address(leads?.value)[0];
  return address(value).map((url) => ({
    url,
    width: 1_600,
    height: 800,
    ...(narrow && { small: { url: narrow, width: 800 } }),
    ...(text && { text }),
    ...(text && lang && { lang }),
    ...(text && link && { link }),
  }));
}

const isPath = /^\/(?![/\\])/;

function address(value: string | undefined): string[] {
  const result = v.safeParse(values.link, value);
  return result.success ? [resolveAddress(result.output, apiBase)] : [];
}

const none: Settings = { slides: [] };

/** Memoised by list of records: all components share one settings object. */
const readings = new WeakMap<readonly Setting[], Settings>();

function readOnce(records: readonly Setting[]): Settings {
  const known = readings.get(records);
  if (known) return known;
  const found = readSettings(records);
  readings.set(records, found);
  return found;
}

/** The settings, as far as they are known: an empty set before the first response. */
export function useSettings(): Settings {
  const screen = useList(settings);
  return screen.state === 'ready' ? readOnce(screen.value) : none;
}

/**
 * The state of the settings call. It is settled when they have arrived, or when the call failed or stalled
 * for 8 s.
 */
export const useSettingsState = (): ListState<Setting[]>['state'] => useList(settings).state;

const { timeZone: defaultZone } = settingDefaults;

/** The organisation's time zone by its setting; one that the browser does not know counts as missing. */
export const knownZone = (timeZone: string | undefined): string =>
  // Every browser knows the default zone, and checking it takes a slow phone as long as rendering a page.
  timeZone && timeZone !== defaultZone && isZone(timeZone) ? timeZone : defaultZone;

/** The organisation's time zone. */
export const useTimeZone = (): string => knownZone(useSettings().timeZone);

/** The organisation's time zone by the settings on the device. Makes no request. */
export async function readZone(cache: PersistentCache): Promise<string> {
  const [row] = await readWholePages(cache, settings);
  return knownZone(row && readSettings(row.value).timeZone);
}
