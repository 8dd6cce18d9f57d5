import { messages } from 'virtual:messages/vacancies';
import { ListPage } from '../components/list/list-page';
import { vacancies } from '../schemas/vacancies';

export default function Vacancies() {
  return (
    <ListPage
      of={vacancies}
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
