import { messages } from 'virtual:messages/notifications-of-award';
import { ListPage } from '../components/list/list-page';
import { noas } from '../schemas/noas';

export default function NotificationOfAward() {
  return (
    <ListPage
      of={noas}
      columns={[
        { title: messages.description, field: 'description', as: 'title' },
        { title: messages.referenceNumber, field: 'referenceNumber' },
        { title: messages.announcementDate, field: 'announcementDate' },
        { title: messages.deadline, field: 'deadline' },
        { title: messages.file, field: 'file' },
      ]}
      empty={messages.empty}
    />
  );
}
