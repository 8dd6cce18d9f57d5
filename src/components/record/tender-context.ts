import { createContext } from 'react';
import type { InvitationToBid } from '../../schemas/itbs';
import type { Award } from '../../schemas/notices';

interface Tenders {
  /** Undefined until the list is known: an outcome may have been published. */
  awards: readonly Award[] | undefined;
  bids: readonly InvitationToBid[] | undefined;
}

/** Invitations and awards, on the pages that show them. */
export const TenderContext = createContext<Tenders>({ awards: undefined, bids: undefined });
