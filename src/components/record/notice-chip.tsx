import { useNow } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-settings';
import type { Notice } from '../../schemas/notices';
import { DeadlineChip } from '../list/deadline-chip';
import { TenderStateChip } from './tender-chip';

/**
 * The chip that the list of a notice shows, for any other place that names it; nothing where the list has no deadlines.
 */
export function NoticeChip({ notice: { deadline, tender } }: { notice: Notice }) {
  const now = useNow();
  const zone = useTimeZone();
  if (deadline === undefined) return null;
  const at = { deadline, now, zone };
  return tender ? <TenderStateChip {...tender} {...at} /> : <DeadlineChip {...at} />;
}
