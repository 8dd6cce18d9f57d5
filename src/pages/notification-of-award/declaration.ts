import { messages } from 'virtual:messages/notifications-of-award';
import type { RecordDeclaration } from '../../components/record/declaration';
import { Invitation, InvitationLink } from '../../components/record/tender-thread';
import { noas } from '../../schemas/noas';

/** The fields that the list shows of a record, and those that its page shows. */
export const declaration: RecordDeclaration<typeof noas.fields> = {
  of: noas,
  columns: [
    { title: messages.title, field: 'title', or: 'description', as: 'title' },
    {
      title: messages.awardedTo,
      field: 'awardedTo',
      beside: 'amount',
      isLine: true,
      allChoices: messages.allSuppliers,
    },
    { title: messages.announcementDate, field: 'announcementDate', as: 'latest', isLine: true },
    { title: messages.referenceNumber, field: 'referenceNumber', isLine: true, below: InvitationLink },
    { title: messages.file, field: 'file' },
  ],
  empty: messages.empty,
  facts: [
    { title: messages.awardedTo, field: 'awardedTo' },
    { title: messages.amount, field: 'amount' },
    { title: messages.referenceNumber, field: 'referenceNumber' },
    { title: messages.announcementDate, field: 'announcementDate' },
    { title: messages.deadline, field: 'deadline' },
  ],
  prose: [{ field: 'description' }],
  thread: Invitation,
};
