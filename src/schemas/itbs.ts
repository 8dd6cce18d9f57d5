import { date, file, identity, list, markup, optional, text, type RecordOf } from './base';

/** An invitation to bid. */
export const itbs = list(
  'itbs',
  {
    announcementDate: date('announcement_date'),
    referenceNumber: text('reference_number'),
    description: identity(markup('description')),
    deadline: optional(date('deadline')),
    file: optional(file('file')),
  },
  { rank: 4, body: 'description', deadline: 'deadline' },
);

export type InvitationToBid = RecordOf<typeof itbs>;
