import { ListPage } from '../../components/list/list-page';
import { TenderProvider } from '../../components/record/tender-thread';
import { declaration } from './declaration';

export default function InvitationToBid() {
  return (
    <TenderProvider>
      <ListPage {...declaration} />
    </TenderProvider>
  );
}
