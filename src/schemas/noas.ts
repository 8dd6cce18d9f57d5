import { list, optional, text, type RecordOf } from './base';
import { tenderFields, tenderOptions } from './itbs';

/** A notification of award. */
export const noas = list(
  'noas',
  { ...tenderFields, awardedTo: optional(text('awarded_to')), amount: optional(text('amount')) },
  {
    rank: 5,
    searched: ['referenceNumber', 'awardedTo', 'amount', 'description'],
    ...tenderOptions,
  },
);

export type NotificationOfAward = RecordOf<typeof noas>;
