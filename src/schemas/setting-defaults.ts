import type { SettingName } from './settings';

/**
 * The values of settings that nobody has set, as `site.yaml` gives them. In a file of its own, because the build writes
 * them: what reads the schema without the build, as a journey does, has no `import.meta.env`.
 */
export const settingDefaults = {
  organisationName: import.meta.env.SITE_NAME || 'Our organisation',
  timeZone: import.meta.env.SITE_TIME_ZONE || 'UTC',
} satisfies Partial<Record<SettingName, string>>;
