import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSortTime } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { readDeadline } from '../../format/dates';
import { documentWords } from '../../words/documents';
import { noticeWords, wholeDeadline } from '../../words/notices';
import { CalendarButton } from '../list/calendar-button';
import type { AnyRecord } from '../list/table-rows';
import { showNotice } from '../notices/notices';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { shareText } from '../document/share-document';
import { palette } from '../../theme/tokens';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginInline: -5,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${palette.divider}`,
  '@media print': { display: 'none' },
});

interface Props {
  title: string;
  number: string | undefined;
  deadline: string | undefined;
  record: AnyRecord;
}

/** Buttons that keep a notice or pass it on: share, calendar, print. */
export function RecordActions({ title, number, deadline, record }: Props) {
  const { pathname } = useLocation();
  const zone = useTimeZone();
  const now = useSortTime();
  const [hasFailed, setFailed] = useState(false);
  const { state } = readDeadline(deadline, now, zone);
  const canRemind = deadline !== undefined && state !== 'closed' && state !== 'unknown';
  const name = number ? noticeWords.numbered({ title, number }) : title;

  async function share() {
    const outcome = await shareText({ title: name, text: sharedText(), url: location.href });
    setFailed(outcome === 'failed');
    if (outcome === 'copied') showNotice(documentWords.linkCopied);
  }

  function sharedText(): string {
    if (deadline === undefined || state === 'unknown') return name;
    const { date, zone: zoneName } = wholeDeadline(deadline, zone);
    const when = [date, zoneName].filter(Boolean).join(', ');
    return `${name}\n${state === 'closed' ? noticeWords.closed(when) : noticeWords.closes(when)}`;
  }

  return (
    <Row role="group" aria-label={noticeWords.actions}>
      <Button size="small" startIcon={<Icon name="share" />} onClick={() => void share()}>
        {noticeWords.share}
      </Button>
      {canRemind && <CalendarButton title={title} {...{ deadline, zone, record }} to={pathname} />}
      <Button size="small" startIcon={<Icon name="print" />} onClick={() => print()}>
        {noticeWords.print}
      </Button>
      <span role="status">{hasFailed && noticeWords.shareFailed}</span>
    </Row>
  );
}
