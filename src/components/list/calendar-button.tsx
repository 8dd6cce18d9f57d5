import { slugOf } from '../../schemas/slugs/slug';
import { words } from '../../words/common';
import { Button } from '../ui/button';
import { calendarEntry } from './calendar-entry';
import { downloadBlob } from '../../browser/download-blob';
import { Icon } from '../ui/icon';
import { showNotice } from '../notices/notices';
import { VisuallyHidden } from '../ui/visually-hidden';

interface Props {
  title: string;
  deadline: string;
  zone: string;
}

/** Downloads a deadline as a calendar file. */
export function CalendarButton({ title, deadline, zone }: Props) {
  function add() {
    const entry = calendarEntry(words.calendarEntry(title), deadline, location.href, zone, Date.now());
    if (!entry) return;
    downloadBlob(new Blob([entry], { type: 'text/calendar' }), `${slugOf(title) || 'deadline'}.ics`);
    showNotice(words.calendarAdded);
  }
  return (
    <Button size="small" startIcon={<Icon name="calendar" />} onClick={add}>
      {words.addToCalendar}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  );
}
