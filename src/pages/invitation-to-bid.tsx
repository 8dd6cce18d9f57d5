import { messages } from 'virtual:messages/invitations-to-bid';
import { ListPage } from '../components/list/list-page';
import { itbs } from '../schemas/itbs';

export default function InvitationToBid() {
  return (
    <ListPage
      of={itbs}
      columns={[
        { title: messages.description, field: 'description', as: 'title' },
        { title: messages.referenceNumber, field: 'referenceNumber' },
        { title: messages.announcementDate, field: 'announcementDate' },
        { title: messages.deadline, field: 'deadline', as: 'deadline' },
        { title: messages.file, field: 'file' },
      ]}
      empty={messages.empty}
    />
  );
}
