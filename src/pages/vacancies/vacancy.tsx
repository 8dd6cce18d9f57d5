import { RecordPage } from '../../components/record/record-page';
import { declaration } from './declaration';

export default function Vacancy() {
  return <RecordPage {...declaration} />;
}
