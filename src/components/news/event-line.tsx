import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { formatDate, machineDate } from '../../format/dates';
import type { EventPlace } from '../../schemas/posts';
import { between } from '../../words/language';
import { locale } from '../../words/common';

/** When and where an event takes place, in one line. */
export function EventLine({ event: { start, location } }: { event: EventPlace }) {
  const zone = useTimeZone();
  return (
    <>
      {start && <time dateTime={machineDate(start, zone)}>{formatDate(start, locale, zone)}</time>}
      {start && location && <span>{between}</span>}
      {location && <span dir="auto">{isolateBrackets(location)}</span>}
    </>
  );
}
