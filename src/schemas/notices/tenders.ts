import type { InvitationToBid } from '../itbs';
import type { NotificationOfAward } from '../noas';
import { isCancelled } from './is-open';
import { slugOfNumber } from '../slugs/record-slugs';

/** A record with a reference number, which an invitation and its awards have in common. */
type Numbered = Pick<InvitationToBid, 'referenceNumber'>;

export type Award = NotificationOfAward;

/** The awards of an invitation, the latest first. */
export const awardsOf = (bid: Numbered, awards: readonly Award[]): readonly Award[] =>
  [...ofSameNumber(bid, awards)].sort((a, b) => compare(b.announcementDate, a.announcementDate));

/** The invitation of an award; undefined if the list has none of its number. */
export const bidOf = (award: Numbered, bids: readonly InvitationToBid[]): InvitationToBid | undefined =>
  ofSameNumber(award, bids)[0];

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

/** One list gives one index, however many of its records are asked for. */
const indexes = new WeakMap<readonly object[], ReadonlyMap<string, readonly Numbered[]>>();

function ofSameNumber<T extends Numbered>(one: Numbered, list: readonly T[]): readonly T[] {
  const index = (indexes.get(list) ?? makeIndex(list)) as ReadonlyMap<string, readonly T[]>;
  indexes.set(list, index);
  return index.get(slugOfNumber(one.referenceNumber ?? '')) ?? [];
}

function makeIndex(list: readonly Numbered[]): ReadonlyMap<string, readonly Numbered[]> {
  const index = new Map<string, Numbered[]>();
  for (const record of list) {
    const key = slugOfNumber(record.referenceNumber ?? '');
    if (key) index.set(key, [...(index.get(key) ?? []), record]);
  }
  return index;
}

/** The state of a tender. `awarded` has the award that names who got it, else the latest. */
export type TenderState = { state: 'open' | 'awaiting' | 'cancelled' } | { state: 'awarded'; award: Award };

/** The state of an invitation, by its status, its awards, and whether its deadline has passed. */
export function tenderState(
  bid: Pick<InvitationToBid, 'status'>,
  awards: readonly Award[],
  isClosed: boolean,
): TenderState {
  if (isCancelled(bid)) return { state: 'cancelled' };
  const award = awards.find(({ awardedTo }) => awardedTo) ?? awards[0];
  if (award) return { state: 'awarded', award };
  return { state: isClosed ? 'awaiting' : 'open' };
}
