import { ListPage } from '../components/list/list-page';
import { volunteers } from '../schemas/volunteers';

export default function VolunteerOpportunities() {
  return (
    <ListPage
      of={volunteers}
      columns={[
        { title: 'Opening', field: 'title', as: 'title' },
        { title: 'Number', field: 'number' },
        { title: 'Posted', field: 'postDate' },
        { title: 'Closing date', field: 'closeDate', as: 'deadline' },
        { title: 'TOR', field: 'file' },
      ]}
      empty="There are no volunteer openings at the moment. New ones appear here first."
    />
  );
}
