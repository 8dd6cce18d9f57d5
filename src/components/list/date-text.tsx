import { formatDate, machineDate } from '../../format/dates';
import { locale } from '../../words/common';
import { useTimeZone } from '../../data/lists/use-settings';

/** A date of the API as a `<time>` element; free text stays unchanged. */
export function DateText({ children }: { children: string }) {
  const zone = useTimeZone();
  return <time dateTime={machineDate(children, zone)}>{formatDate(children, locale, zone)}</time>;
}
