import type { Resource } from '../base';
import { itbs, type InvitationToBid } from '../itbs';
import { noas } from '../noas';
import { awardsOf, type Award } from './tenders';

/** What goes along with a notice wherever it is named. */
export interface Notice {
  number: string | undefined;
  /** As the list writes it; empty if the record has none. Missing where the list has no deadlines. */
  deadline?: string;
  /** For an invitation to bid: what else decides where it stands. */
  tender?: Tender;
  /** For a notification of award: itself. */
  award?: Award;
}

export interface Tender {
  bid: Pick<InvitationToBid, 'status'>;
  /** Its awards; undefined where their list is not known. */
  awards: readonly Award[] | undefined;
}

/**
 * What a list says about a record that is a notice: a vacancy, an invitation, an award. Undefined for any other record.
 * `awards` is the whole list of awards, where it is known.
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
