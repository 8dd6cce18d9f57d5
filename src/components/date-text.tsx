import { formatDate, machineDate } from '../format';
import { locale } from '../words';
import { useZone } from './zone';

/** A date of the API, for eyes and for machines; free text as it is. */
export function DateText({ children }: { children: string }) {
  const zone = useZone();
  return <time dateTime={machineDate(children, zone)}>{formatDate(children, locale, zone)}</time>;
}
