import { use } from 'react';
import { importRetriably } from '../../browser/import-retriably';
import { words } from '../../words/common';
import { documentWords } from '../../words/documents';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { showToast } from '../toasts/toasts';
import { SiteContext } from '../ui/site-context';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { AnyRecord } from './table-rows';

interface Props {
  title: string;
  /** The deadline of a notice, or the start of an event. */
  deadline: string;
  zone: string;
  record: AnyRecord;
  /** The address of the record's page; undefined if it has none. */
  to: string | undefined;
  /** Set for an event: where it takes place, or empty. */
  eventPlace?: string | undefined;
}

/** Downloads a deadline or an event as a calendar file. */
export function CalendarButton(entry: Props) {
  const { records } = use(SiteContext);
  function add() {
    importRetriably(() => import('../record/add-to-calendar'))
      .then(({ addToCalendar }) => addToCalendar(entry, records))
      .catch((error: unknown) => {
        console.warn(error);
        showToast(documentWords.menuFailed);
      });
  }
  return (
    <Button size="small" startIcon={<Icon name="calendar" />} onClick={add}>
      {words.addToCalendar}
      <VisuallyHidden>{`: ${entry.title}`}</VisuallyHidden>
    </Button>
  );
}
