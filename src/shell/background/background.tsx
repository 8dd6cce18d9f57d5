import { inErrorBoundary } from '../../components/ui/error-boundary';
import { FocusKeeper } from './focus-keeper';
import { LostDocumentsNotice } from './lost-documents-notice';
import { OfflineUpkeep } from './offline-upkeep';
import { OutboxSender } from './outbox-sender';
import { UpdateNotice } from './update-notice';

const parts = [OfflineUpkeep, UpdateNotice, OutboxSender, LostDocumentsNotice, FocusKeeper];

/** The work of the app that no page waits for. */
export const Background = () => parts.map(inErrorBoundary);
