import { ListPage } from '../../components/list/list-page';
import { TenderThreads } from '../../components/record/tender-thread';
import { declaration } from './declaration';

export default function InvitationToBid() {
  return (
    <TenderThreads>
      <ListPage {...declaration} />
    </TenderThreads>
  );
}
