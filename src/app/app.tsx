import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ErrorBoundary } from '../components/ui/error-boundary';
import type { CachedList, PersistentCache } from '../data/device/swr-cache';
import { retryLater } from '../data/api/retry';
import { useSettingsState } from '../data/lists/use-settings';
import { FocusKeeper } from '../shell/background/focus-keeper';
import { Loader } from '../shell/loader';
import { LostDocumentsNotice } from '../shell/background/lost-documents-notice';
import { NetworkBar } from '../shell/network-bar';
import { Notices } from '../shell/background/notices';
import { OfflineUpkeep } from '../shell/background/offline-upkeep';
import { OutboxSender } from '../shell/background/outbox-sender';
import { Shell } from '../shell/shell';
import { UpdateNotice } from '../shell/background/update-notice';
import { words } from '../words/common';
import { language } from '../words/language';

export const swrConfig: SWRConfiguration = {
  // Compares stamps, which is cheap: two responses are never compared in depth.
  compare: (a?: CachedList, b?: CachedList) =>
    a?.stamp === b?.stamp && a?.confirmedAt === b?.confirmedAt && a?.total === b?.total,
  focusThrottleInterval: 60_000,
  // Only requests tell the state of the network: `navigator.onLine` must not prevent any.
  isOnline: () => true,
  onErrorRetry: retryLater,
};

interface Props {
  cache: PersistentCache;
  /** The build uses another router than the browser. */
  router?: ComponentType<{ children: ReactNode; basename: string }>;
  /**
   * Called once React has rendered the app for the first time, or hydrated its HTML: from then on it handles clicks.
   */
  onStart?: (() => void) | undefined;
  /** Called once more than a loader is shown. */
  onOpen?: (() => void) | undefined;
}

export function App({ cache, router: Router = BrowserRouter, onStart, onOpen }: Props) {
  useEffect(() => onStart?.(), [onStart]);
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
      <Router basename={language.prefix}>
        {[OfflineUpkeep, UpdateNotice, OutboxSender, LostDocumentsNotice, FocusKeeper].map(withErrorBoundary)}
        <Suspense fallback={<Loader />}>
          <ErrorBoundary fallback={<LastResort />}>
            <Gate onOpen={onOpen} />
          </ErrorBoundary>
        </Suspense>
        {withErrorBoundary(NetworkBar)}
        {withErrorBoundary(Notices)}
      </Router>
    </SWRConfig>
  );
}

/** The fallback when the shell itself throws: nothing else is rendered then. */
const LastResort = () => (
  <p role="alert" style={{ padding: 24 }}>
    {words.pageFailed}{' '}
    <button type="button" onClick={() => location.reload()}>
      {words.retry}
    </button>
  </p>
);

/** A part that renders little or nothing must not take the page down when it throws. */
const withErrorBoundary = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} fallback={null}>
    <Part />
  </ErrorBoundary>
);

/** Shows the loader only while a first visit waits for the settings; then opens the app in any case. */
function Gate({ onOpen }: Pick<Props, 'onOpen'>) {
  const isWaiting = useSettingsState() === 'loading';
  const [isOpen, setOpen] = useState(!isWaiting);
  // Once open it stays open: a retry of a failed request is no reason to hide the page.
  if (!isWaiting && !isOpen) setOpen(true);
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  return isOpen ? <Shell /> : <Loader />;
}
