import { ListPage } from '../components/list/list-page';
import { noas } from '../schemas/noas';

export default function NotificationOfAward() {
  return (
    <ListPage
      of={noas}
      columns={[
        { title: 'Description', field: 'description', as: 'title' },
        { title: 'Reference number', field: 'referenceNumber' },
        { title: 'Announced', field: 'announcementDate' },
        { title: 'Deadline of the tender', field: 'deadline' },
        { title: 'Document', field: 'file' },
      ]}
      empty="No awards have been published yet."
    />
  );
}
