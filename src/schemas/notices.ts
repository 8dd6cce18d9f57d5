import type { Resource } from './base';
import { itbs, type InvitationToBid } from './itbs';
import { noas, type NotificationOfAward } from './noas';
import { slugOfNumber } from './slugs';

/** The data that components need wherever they name a notice. */
export interface Notice {
  number: string | undefined;
  /** As the list writes it; empty if the record has none. Missing where the list has no deadlines. */
  deadline?: string;
  /** The data that decides the state of an invitation to bid; undefined for other notices. */
  tender?: Tender;
  /** The notice itself if it is a notification of award. */
  award?: Award;
}

export interface Tender {
  bid: Pick<InvitationToBid, 'status'>;
  /** The awards of the tender; undefined where their list is not known. */
  awards: readonly Award[] | undefined;
}

/**
 * The notice of a record: of a vacancy, an invitation or an award. Undefined for any other record. `awards` is the
 * whole list of awards, where it is known.
 */
export function noticeOf(
  { name, deadline, slugFrom }: Resource,
  record: Readonly<Record<string, unknown>>,
  awards: readonly Award[] | undefined,
): Notice | undefined {
  if (!slugFrom) return undefined;
  const bid = record as InvitationToBid;
  return {
    number: record[slugFrom.number] as string | undefined,
    ...(deadline !== undefined && { deadline: (record[deadline] as string | undefined) ?? '' }),
    ...(name === itbs.name && { tender: { bid, awards: awards && awardsOf(bid, awards) } }),
    ...(name === noas.name && { award: record as Award }),
  };
}

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

/** Whether a notice was cancelled, however its API writes the word. */
export const isCancelled = (record: object): boolean =>
  (record as { status?: string }).status?.trim().toLowerCase() === 'cancelled';

/**
 * Whether a notice can still be answered: it is not cancelled, and its deadline has not passed. Without a deadline, or
 * with a free text one, it never closes. `read` is a `deadlineReader`. An award closes it, too: `tenderState` knows.
 */
export const isOpen = (
  record: object,
  deadline: string | undefined,
  read: (deadline: string | undefined) => { state: string },
): boolean => !isCancelled(record) && read(deadline).state !== 'closed';
