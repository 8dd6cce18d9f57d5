import type { Resource } from '../base';
import { itbs, type InvitationToBid } from '../itbs';
import { noas } from '../noas';
import { awardsOf, type Award } from './tenders';

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
