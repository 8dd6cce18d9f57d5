import { inErrorBoundary } from '../../components/ui/error-boundary';
import { FocusKeeper } from './focus-keeper';
import { LostDocumentsNotice } from './lost-documents-notice';
import { OfflineWork } from './offline-work';
import { OutboxSender } from './outbox-sender';
import { PageCounter } from './page-counter';
import { SearchKey } from './search-key';
import { UpdateNotice } from './update-notice';

const parts = [
  ...[OfflineWork, UpdateNotice, OutboxSender, LostDocumentsNotice, FocusKeeper, SearchKey],
  ...(import.meta.env.VITE_COUNTS_ENDPOINT ? [PageCounter] : []),
];

/** The work of the app that no page waits for. */
export const Background = () => parts.map(inErrorBoundary);
