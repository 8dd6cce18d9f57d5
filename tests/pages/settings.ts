import { settingFields, type SettingName } from '../../src/schemas/settings';

/** Settings as the API returns them. */
export const settingRecords = (values: Partial<Record<SettingName, string>>) =>
  Object.entries(values).map(([name, value], index) => ({
    id: index + 1,
    category: settingFields[name as SettingName].category,
    field_name: settingFields[name as SettingName].name,
    field_value: value,
  }));
