import { ListPage } from '../components/list/list-page';
import { vacancies } from '../schemas/vacancies';

export default function Vacancies() {
  return (
    <ListPage
      of={vacancies}
      columns={[
        { title: 'Position', field: 'title', as: 'title' },
        { title: 'Vacancy number', field: 'number' },
        { title: 'Posted', field: 'postDate' },
        { title: 'Closing date', field: 'closeDate', as: 'deadline' },
        { title: 'TOR', field: 'file' },
      ]}
      empty="There are no vacancies at the moment. New ones appear here first."
    />
  );
}
