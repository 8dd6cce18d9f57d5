import type { SettingField } from './settings';

const entry = (kind: 'text' | 'link', name: string): SettingField => ({ kind, name, category: 'Open Data' });

/** The settings that the build alone reads: the page knows none of them. The keys are their names in `content/settings/`. */
export const openDataSettings = {
  /** The prefix of the ids of tenders, as the Open Contracting Partnership has registered it: `ocds-a1b2c3`. */
  ocidPrefix: entry('text', 'open_data_ocid_prefix'),
  /** The address of the licence of the data on tenders. */
  dataLicence: entry('link', 'open_data_licence'),
} as const satisfies Record<string, SettingField>;
