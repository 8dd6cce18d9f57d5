import { useSettings } from './use-settings';
import { defaultZone, isZone } from '../../format/dates';

/** The organisation's time zone; a setting that the browser does not know counts as missing. */
export function useTimeZone(): string {
  const { timeZone } = useSettings();
  // Every browser knows the default zone, and checking it takes a slow phone as long as rendering a page.
  return timeZone && timeZone !== defaultZone && isZone(timeZone) ? timeZone : defaultZone;
}
