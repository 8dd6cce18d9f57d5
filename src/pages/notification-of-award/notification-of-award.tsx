import { ListPage } from '../../components/list/list-page';
import { TenderThreads } from '../../components/record/tender-thread';
import { declaration } from './declaration';

export default function NotificationOfAward() {
  return (
    <TenderThreads>
      <ListPage {...declaration} />
    </TenderThreads>
  );
}
