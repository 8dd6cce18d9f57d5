import type { ListState } from '../../data/lists/use-list';
import { visitStart } from '../../browser/clock';
import { useFormerAddress } from '../../pwa/use-former-address';
import { noticeWords } from '../../words/notices';
import { Section } from '../ui/section';
import { Typography } from '../ui/typography';

/**
 * Says that a list does not have the record of this address: it is gone if the server has confirmed the list in this
 * visit, and otherwise only missing here. Leads on from the former address of a record.
 */
export function MissingRecord({ of: screen }: { of: ListState<unknown> }) {
  useFormerAddress();
  if (!('confirmedAt' in screen)) return null;
  const { confirmedAt, refreshFailure } = screen;
  const isWhole = screen.state === 'empty' || screen.total === undefined;
  const isGone = isWhole && confirmedAt >= visitStart();
  const hint = refreshFailure ? noticeWords.missingHint : noticeWords.asking;
  return (
    <Section style={{ paddingBlockEnd: 0 }}>
      <div role="status">
        <Typography variant="h2" gutterBottom>
          {isGone ? noticeWords.gone : noticeWords.missing}
        </Typography>
        <Typography>{isGone ? noticeWords.goneHint : hint}</Typography>
      </div>
    </Section>
  );
}
