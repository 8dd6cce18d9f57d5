import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { Boundary } from './components/boundary';
import type { Row, StoredCache } from './data/cache';
import { retryLater } from './data/retry';
import { useSettingsState } from './data/settings';
import { Loader } from './shell/loader';
import { Look } from './shell/look';
import { LossSign } from './shell/loss-sign';
import { NetworkBar } from './shell/network-bar';
import { Notices } from './shell/notices';
import { OfflineUpkeep } from './shell/offline-upkeep';
import { OutboxSender } from './shell/outbox-sender';
import { ReadySign } from './shell/ready-sign';
import { Shell } from './shell/shell';
import { UpdateNotice } from './shell/update-notice';
import { words } from './words';

export const swr: SWRConfiguration = {
  // By the cheap stamp: two answers are never compared in depth.
  compare: (a?: Row, b?: Row) =>
    a?.stamp === b?.stamp && a?.confirmedAt === b?.confirmedAt && a?.total === b?.total,
  focusThrottleInterval: 60_000,
  // Requests alone tell of the network: a browser that believes to be offline keeps none from being made.
  isOnline: () => true,
  onErrorRetry: retryLater,
};

interface Props {
  cache: StoredCache;
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
    <Look>
      <SWRConfig value={{ ...swr, provider: () => cache }}>
        <Router>
          {[OfflineUpkeep, UpdateNotice, OutboxSender, ReadySign, LossSign].map(apart)}
          <Suspense fallback={<Loader />}>
            <Boundary instead={<LastResort />}>
              <Gate onOpen={onOpen} />
            </Boundary>
          </Suspense>
          {apart(NetworkBar)}
        </Router>
        {apart(Notices)}
      </SWRConfig>
    </Look>
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
  <Boundary key={place} instead={null}>
    <Part />
  </Boundary>
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
