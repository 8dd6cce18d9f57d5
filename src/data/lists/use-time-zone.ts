import { useSettings } from './use-settings';
import { defaultZone, isZone } from '../../format/dates';

/** The organisation's time zone; a setting that names none that the browser knows counts as missing. */
export function useTimeZone(): string {
  const { timeZone } = useSettings();
  // Every browser knows the default one; to ask would take a slow phone as long as drawing a screen.
  return timeZone && timeZone !== defaultZone && isZone(timeZone) ? timeZone : defaultZone;
}
