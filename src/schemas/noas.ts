import { list, type RecordOf } from './base';
import { itbs } from './itbs';

/** A notification of award has the fields of its invitation to bid. */
export const noas = list('noas', itbs.fields, { rank: 5, body: 'description' });

export type NotificationOfAward = RecordOf<typeof noas>;
