import { messages } from 'virtual:messages/volunteers';
import { ListPage } from '../components/list/list-page';
import { volunteers } from '../schemas/volunteers';

export default function VolunteerOpportunities() {
  return (
    <ListPage
      of={volunteers}
      columns={[
        { title: messages.title, field: 'title', as: 'title' },
        { title: messages.number, field: 'number' },
        { title: messages.postDate, field: 'postDate' },
        { title: messages.closeDate, field: 'closeDate', as: 'deadline' },
        { title: messages.file, field: 'file' },
      ]}
      empty={messages.empty}
    />
  );
}
