import { ListPage } from '../components/list/list-page';
import { itbs } from '../schemas/itbs';

export default function InvitationToBid() {
  return (
    <ListPage
      of={itbs}
      columns={[
        { title: 'Description', field: 'description', as: 'title' },
        { title: 'Reference number', field: 'referenceNumber' },
        { title: 'Announced', field: 'announcementDate' },
        { title: 'Deadline', field: 'deadline', as: 'deadline' },
        { title: 'Document', field: 'file' },
      ]}
      empty="There are no invitations to bid at the moment. New ones appear here first."
    />
  );
}
