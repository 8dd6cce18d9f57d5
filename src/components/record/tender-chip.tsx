import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { readDeadline } from '../../format/dates';
import { tenderState, type Tender, type Award } from '../../schemas/notices';
import { tenderSentence } from '../../words/tenders';
import { Chip, DeadlineChip, Reserved } from '../list/deadline-chip';
import { Icon } from '../ui/icon';

const Outcome = styled(Chip)({
  whiteSpace: 'normal',
  paddingBlock: 2,
  // A link of several words is a line of text, and no state in a few words.
  '&[data-link]': { border: 0, padding: 0 },
});

interface Props extends Tender {
  deadline: string | undefined;
  /** Undefined in prerendered HTML. */
  now: number | undefined;
  zone: string;
  /** Draws what came of the tender as a link to its award; by default a sentence says it, with the date. */
  linkTo?: (award: Award) => ReactNode;
}

/** The state of a tender: open, with its deadline; closed; awarded; cancelled. */
export function TenderStateChip({ bid, awards, deadline, now, zone, linkTo }: Props) {
  const isClosed = now !== undefined && readDeadline(deadline, now, zone).state === 'closed';
  const tender = tenderState(bid, awards ?? [], isClosed);
  if (tender.state === 'awarded') {
    return (
      <Outcome tone="success" data-link={linkTo && true}>
        <Icon name="check" />
        <span>{linkTo ? linkTo(tender.award) : tenderSentence(tender, zone)}</span>
      </Outcome>
    );
  }
  if (tender.state === 'cancelled') {
    return (
      <Outcome tone="error">
        <Icon name="close" />
        <span>{tenderSentence(tender, zone)}</span>
      </Outcome>
    );
  }
  if (now === undefined) return <Reserved />;
  if (tender.state === 'open' || !awards) return <DeadlineChip deadline={deadline} now={now} zone={zone} />;
  return (
    <Outcome tone="warning">
      <Icon name="clock" />
      <span>{tenderSentence(tender, zone)}</span>
    </Outcome>
  );
}
