import { RecordPage } from '../../components/record/record-page';
import { TenderProvider } from '../../components/record/tender-thread';
import { declaration } from './declaration';

export default function Bid() {
  return (
    <TenderProvider>
      <RecordPage {...declaration} />
    </TenderProvider>
  );
}
