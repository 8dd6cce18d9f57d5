import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ErrorBoundary, inErrorBoundary } from '../components/ui/error-boundary';
import type { CachedList, PersistentCache } from '../data/device/swr-cache';
import { retryLater } from '../data/api/retry';
import { useSettingsState } from '../data/lists/use-settings';
import { Loader } from '../shell/loader';
import { NetworkBar } from '../shell/network-bar';
import { Toasts } from '../shell/background/toasts';
import { WorkerMessages } from '../shell/background/worker-messages';
import { loadChunk } from '../pwa/load-chunk';
import { loadInBackground } from '../pwa/load-in-background';
import { Shell } from '../shell/shell';
import { words } from '../words/common';
import { language } from '../words/language';
import { reloadPage } from '../browser/reload';

export const swrConfig: SWRConfiguration = {
  // Compares stamps, which is cheap: two responses are never compared in depth.
  compare: (a?: CachedList, b?: CachedList) =>
    a?.stamp === b?.stamp && a?.confirmedAt === b?.confirmedAt && a?.total === b?.total,
  focusThrottleInterval: 60_000,
  // Only requests tell the state of the network: `navigator.onLine` must not prevent any.
  isOnline: () => true,
  onErrorRetry: retryLater,
};

// Constant elements: a change of the settings' state renders neither again.
const shell = <Shell />;
const loader = <Loader />;

interface Props {
  cache: PersistentCache;
  /** The build uses another router than the browser. */
  router?: ComponentType<{ children: ReactNode; basename: string }>;
  /**
   * Called once React has rendered the app for the first time, or hydrated its HTML: from then on it handles clicks.
   */
  onStart?: (() => void) | undefined;
  /** Called once the page has replaced the loader. */
  onOpen?: (() => void) | undefined;
}

export function App({ cache, router: Router = BrowserRouter, onStart, onOpen }: Props) {
  useEffect(() => onStart?.(), [onStart]);
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
      <Router basename={language.prefix}>
        {inErrorBoundary(WorkerMessages)}
        {inErrorBoundary(BackgroundWork)}
        <Suspense fallback={loader}>
          <ErrorBoundary fallback={<LastResort />}>
            <Gate onOpen={onOpen} />
          </ErrorBoundary>
        </Suspense>
        {inErrorBoundary(NetworkBar)}
        {inErrorBoundary(Toasts)}
      </Router>
    </SWRConfig>
  );
}

/**
 * Loads the chunk of the background work after the first render. A component of its own: an update of the app itself
 * would make React hydrate the page synchronously, in one long task.
 */
function BackgroundWork() {
  const [Background, setBackground] = useState<ComponentType>();
  useEffect(() => {
    loadInBackground(() => loadChunk(() => import('../shell/background/background'))).then(
      (module) => startTransition(() => setBackground(() => module.Background)),
      (error: unknown) => console.warn('The background work of the app could not be loaded:', error),
    );
  }, []);
  return Background && <Background />;
}

/** The fallback when the shell itself throws: nothing else is rendered then. */
const LastResort = () => (
  <p role="alert" style={{ padding: 24 }}>
    {words.pageFailed}{' '}
    <button type="button" onClick={() => reloadPage()}>
      {words.retry}
    </button>
  </p>
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
  return isOpen ? shell : loader;
}
