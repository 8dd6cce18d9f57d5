import { useSettings } from '../data/settings';
import { defaultZone, isZone } from '../format';

/** The organisation's time zone; a setting that names none that the browser knows counts as missing. */
export function useZone(): string {
  const { timeZone } = useSettings();
  return timeZone && isZone(timeZone) ? timeZone : defaultZone;
}
