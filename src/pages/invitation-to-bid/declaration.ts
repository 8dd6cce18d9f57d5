import { messages } from 'virtual:messages/invitations-to-bid';
import type { RecordDeclaration } from '../../components/record/declaration';
import { Awards, TenderChip } from '../../components/record/tender-thread';
import { itbs } from '../../schemas/itbs';

/** The fields that the list shows of a record, and those that its page shows. */
export const declaration: RecordDeclaration<typeof itbs.fields> = {
  of: itbs,
  columns: [
    { title: messages.title, field: 'title', or: 'description', as: 'title' },
    { title: messages.location, field: 'location', small: 'referenceNumber', isLine: true },
    { title: messages.deadline, field: 'deadline', as: 'deadline', chip: TenderChip },
    { title: messages.file, field: 'file' },
  ],
  empty: messages.empty,
  facts: [
    { title: messages.deadline, field: 'deadline', as: 'deadline' },
    { title: messages.referenceNumber, field: 'referenceNumber' },
    { title: messages.location, field: 'location' },
    { title: messages.questionsUntil, field: 'questionsUntil' },
    { title: messages.announcementDate, field: 'announcementDate' },
  ],
  prose: [{ field: 'description' }],
  answer: { title: messages.howToSubmit, field: 'howToSubmit' },
  thread: Awards,
};
