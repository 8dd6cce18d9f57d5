import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ErrorBoundary } from '../components/ui/error-boundary';
import type { CachedList, PersistentCache } from '../data/device/swr-cache';
import { retryLater } from '../data/api/retry';
import { useSettingsState } from '../data/lists/use-settings';
import { Loader } from '../shell/loader';
import { LostDocumentsNotice } from '../shell/background/lost-documents-notice';
import { NetworkBar } from '../shell/network-bar';
import { Notices } from '../shell/background/notices';
import { OfflineUpkeep } from '../shell/background/offline-upkeep';
import { OutboxSender } from '../shell/background/outbox-sender';
import { OfflineReadyNotice } from '../shell/background/offline-ready-notice';
import { Shell } from '../shell/shell';
import { UpdateNotice } from '../shell/background/update-notice';
import { words } from '../words/common';

export const swrConfig: SWRConfiguration = {
  // By the cheap stamp: two answers are never compared in depth.
  compare: (a?: CachedList, b?: CachedList) =>
    a?.stamp === b?.stamp && a?.confirmedAt === b?.confirmedAt && a?.total === b?.total,
  focusThrottleInterval: 60_000,
  // Requests alone tell of the network: a browser that believes to be offline keeps none from being made.
  isOnline: () => true,
  onErrorRetry: retryLater,
};

interface Props {
  cache: PersistentCache;
  /** The build has another one than the browser. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Called once React has drawn the app for the first time, or taken its HTML over: from then on it takes presses. */
  onStart?: (() => void) | undefined;
  /** Called once there is more than a loader. */
  onOpen?: (() => void) | undefined;
}

export function App({ cache, router: Router = BrowserRouter, onStart, onOpen }: Props) {
  useEffect(() => onStart?.(), [onStart]);
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
      <Router>
        {[OfflineUpkeep, UpdateNotice, OutboxSender, OfflineReadyNotice, LostDocumentsNotice].map(apart)}
        <Suspense fallback={<Loader />}>
          <ErrorBoundary instead={<LastResort />}>
            <Gate onOpen={onOpen} />
          </ErrorBoundary>
        </Suspense>
        {apart(NetworkBar)}
      </Router>
      {apart(Notices)}
    </SWRConfig>
  );
}

/** Where the shell itself fails: nothing of it is left but this. */
const LastResort = () => (
  <p role="alert" style={{ padding: 24 }}>
    {words.pageFailed}{' '}
    <button type="button" onClick={() => location.reload()}>
      {words.retry}
    </button>
  </p>
);

/** What draws nothing, or little beside the page, costs nothing else when it fails. */
const apart = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} instead={null}>
    <Part />
  </ErrorBoundary>
);

/** The loader stands only while a first visit waits for the settings; then the app opens, in every case. */
function Gate({ onOpen }: Pick<Props, 'onOpen'>) {
  const isWaiting = useSettingsState() === 'loading';
  const [isOpen, setOpen] = useState(!isWaiting);
  // Once open it stays open: a later try of a call that failed is no reason to take the page away.
  if (!isWaiting && !isOpen) setOpen(true);
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  return isOpen ? <Shell /> : <Loader />;
}
