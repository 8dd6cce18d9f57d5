import { ListPage } from '../../components/list/list-page';
import { declaration } from './declaration';

export default function Vacancies() {
  return <ListPage {...declaration} />;
}
