import { useSettings } from './use-settings';
import { isZone } from '../../format/dates';
import { settingDefaults } from '../../schemas/settings';

const { timeZone: defaultZone } = settingDefaults;

/** The organisation's time zone by its setting; one that the browser does not know counts as missing. */
export const knownZone = (timeZone: string | undefined): string =>
  // Every browser knows the default zone, and checking it takes a slow phone as long as rendering a page.
  timeZone && timeZone !== defaultZone && isZone(timeZone) ? timeZone : defaultZone;

/** The organisation's time zone. */
export const useTimeZone = (): string => knownZone(useSettings().timeZone);
