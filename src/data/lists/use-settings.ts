import * as v from 'valibot';
import { apiBase } from '../../../sw/contract/contract';
import { values, type ImageValue } from '../../schemas/base';
import { resolveAddress } from '../../schemas/parse';
import {
  settingFields,
  settings,
  slideSetting,
  type Setting,
  type SettingField,
  type SettingName,
} from '../../schemas/settings';
import { shorten } from '../../schemas/well-formed';
import { useList, type ListState } from './use-list';

/** The settings by name. One that is missing, or an address that no browser may open, is undefined. */
export type Settings = Partial<Record<SettingName, string>> & { slides: ImageValue[] };

const namedSettings = new Set<string>(Object.values(settingFields).map(({ name }) => name));

/** Reads the list of settings by the one table of names. The first of several with one name holds. */
export function readSettings(records: readonly Setting[]): Settings {
  const byName = new Map<string, string>();
  for (const { name, value } of records) if (value && !byName.has(name)) byName.set(name, value);
  const found: Settings = {
    slides: records
      .filter(({ name, category }) => category === slideSetting.category && !namedSettings.has(name))
      .flatMap(readSlide),
  };
  for (const [name, field] of Object.entries<SettingField>(settingFields)) {
    const value = byName.get(field.name);
    if (value === undefined) continue;
    if (field.kind === 'text') found[name as SettingName] = fittingSetting(field, value);
    else for (const url of address(value)) found[name as SettingName] = url;
  }
  return found;
}

/** A line stands in headers and headings, on every page. */
const longestLine = 300;

const fittingSetting = ({ isLong }: SettingField, value: string): string =>
  isLong ? value : shorten(value, longestLine);

/** A slide, 1600 px wide, and its cut for phones, 800 px wide: so they are to be made, and no server tells more. */
function readSlide({ value, small }: Setting): ImageValue[] {
  const [narrow] = address(small);
  return address(value).map((url) => ({
    url,
    width: 1_600,
    height: 800,
    ...(narrow && { small: { url: narrow, width: 800 } }),
  }));
}

function address(value: string | undefined): string[] {
  const result = v.safeParse(values.link, value);
  return result.success ? [resolveAddress(result.output, apiBase)] : [];
}

const none: Settings = { slides: [] };

/** One list of records gives one settings object, however many components ask. */
const readings = new WeakMap<readonly Setting[], Settings>();

function readOnce(records: readonly Setting[]): Settings {
  const known = readings.get(records);
  if (known) return known;
  const found = readSettings(records);
  readings.set(records, found);
  return found;
}

/** The settings, as far as they are known: an empty set before the first answer. */
export function useSettings(): Settings {
  const screen = useList(settings);
  return screen.state === 'ready' ? readOnce(screen.value) : none;
}

/** Whether the wait for the settings is over: they are here, or the call failed or has hung for 8 s. */
export const useSettingsState = (): ListState<Setting[]>['state'] => useList(settings).state;
