import { changes, date, file, identity, list, markup, optional, slug, text, type RecordOf } from './base';

/** The fields that an invitation to bid and a notification of award have in common. */
export const tenderFields = {
  announcementDate: date('announcement_date'),
  referenceNumber: text('reference_number'),
  title: optional(text('title')),
  slug: optional(slug('slug')),
  description: identity(markup('description')),
  deadline: optional(date('deadline')),
  file: optional(file('file')),
  changes: optional(changes('changes')),
};

/** The options that both lists have in common. */
export const tenderOptions = {
  body: 'description',
  title: 'title',
  intro: 'description',
  slugFrom: { number: 'referenceNumber', date: 'announcementDate' },
} as const;

/** An invitation to bid. */
export const itbs = list(
  'itbs',
  {
    ...tenderFields,
    location: optional(text('location')),
    howToSubmit: optional(markup('how_to_submit')),
    questionsUntil: optional(date('questions_until')),
    /** `cancelled`, in letters of any case (`notices.ts`); with any other word, or none, it is not. */
    status: optional(text('status')),
  },
  {
    rank: 4,
    deadline: 'deadline',
    answer: 'howToSubmit',
    searched: ['referenceNumber', 'location', 'description', 'howToSubmit'],
    ...tenderOptions,
  },
);

export type InvitationToBid = RecordOf<typeof itbs>;
