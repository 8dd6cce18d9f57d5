import { dayIn, isZone } from '../../src/format/dates';
import { settingDefaults, settingFields, slideSetting, type SettingName } from '../../src/schemas/settings';
import { show, type Fault, type Report } from './faults';
import { takeImage, type Files } from './files';
import type { Folder } from './folder';
import { readRecord } from './record-source';
import { convert, isBlank, reporter, type WireRecord } from './wire-record';

interface Entry {
  /** The file with the setting, relative to the project. */
  file: string;
  name: string;
  value: unknown;
}

interface Place {
  folder: Folder;
  files: Files;
  faults: Fault[];
}

/** The settings in the API's format: one record for each, and one for each slide. */
export function wireSettings(entries: readonly Entry[], { folder, files, faults }: Place): WireRecord[] {
  const known = new Map<string, typeof slideSetting>([
    ...Object.entries(settingFields),
    ['slides', slideSetting],
  ]);
  const records = entries.flatMap(({ file, name, value }, index) => {
    const report = reporter(file, name, faults);
    const field = known.get(name);
    if (!field) {
      report(`one of the settings ${[...known.keys()].join(', ')}`, 'an unknown setting');
      return [];
    }
    const first = entries.findIndex((entry) => entry.name === name);
    if (first !== index) report('each setting once', `that ${entries[first]?.file} gives it too`);
    if (name === 'slides' && !Array.isArray(value)) report('a list of image names', show(value));
    const values = name === 'slides' ? (Array.isArray(value) ? value : []) : [value];
    return values.flatMap((single) => {
      if (isBlank(single)) return [];
      const wire = convert(field.kind, single, { folder, files, today: '' }, report);
      if (!wire) return [];
      const small = name === 'slides' && smallOf(single, folder, files, report);
      return [
        {
          category: field.category,
          field_name: field.name,
          field_value: wire.value,
          ...(small && { field_value_small: small }),
        },
      ];
    });
  });
  return records.map((record, index) => ({ id: index + 1, ...record }));
}

/** `valley-small.avif` beside `valley.avif` is its crop for phones. */
function smallOf(name: unknown, folder: Folder, files: Files, report: Report): string | undefined {
  const small = String(name)
    .trim()
    .replace(/(?=\.[^.]+$)/, '-small')
    .normalize('NFC');
  return folder.beside.has(small) ? takeImage(small, folder, files, report)?.url : undefined;
}

/** All values in the files of `content/settings/`, in the order of the files. */
export function readSettings(folder: Folder, faults: Fault[]): Entry[] {
  return folder.records.flatMap((name) => {
    const source = readRecord(folder, name, faults);
    if (!source) return [];
    if (source.body !== undefined) {
      faults.push({ file: source.file, expected: 'settings only', found: show(source.body) });
    }
    return [...source.values].map(([key, value]) => ({ file: source.file, name: key, value }));
  });
}

/** The date at `now` in the organisation's time zone, which dates such as `+12d` are relative to. */
export function buildDay(entries: readonly Entry[], now: Date, faults: Fault[]): string {
  const setting = entries.find(({ name }) => name === ('timeZone' satisfies SettingName));
  const zone = settingDefaults.timeZone;
  if (typeof setting?.value !== 'string' || isBlank(setting.value)) return dayIn(zone, now.getTime());
  if (isZone(setting.value)) return dayIn(setting.value, now.getTime());
  reporter(setting.file, setting.name, faults)(`a time zone such as ${zone}`, show(setting.value));
  return dayIn(zone, now.getTime());
}
