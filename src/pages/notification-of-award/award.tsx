import { RecordPage } from '../../components/record/record-page';
import { TenderThreads } from '../../components/record/tender-thread';
import { declaration } from './declaration';

export default function Award() {
  return (
    <TenderThreads>
      <RecordPage {...declaration} />
    </TenderThreads>
  );
}
