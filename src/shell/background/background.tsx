import { inErrorBoundary } from '../../components/ui/error-boundary';
import { FocusKeeper } from './focus-keeper';
import { LostDocumentsNotice } from './lost-documents-notice';
import { OfflineUpkeep } from './offline-upkeep';
import { OutboxSender } from './outbox-sender';
import { SearchKey } from './search-key';
import { UpdateNotice } from './update-notice';

const parts = [OfflineUpkeep, UpdateNotice, OutboxSender, LostDocumentsNotice, FocusKeeper, SearchKey];

/** The work of the app that no page waits for. */
export const Background = () => parts.map(inErrorBoundary);
