import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { useOfflineState, type OfflineState } from '../data/lists/prefetch/offline-state';

const PrintHead = lazy(() => import('./print-head'));
const OfflineReadyNotice = lazy(() => import('./offline-ready-notice'));

/**
 * From here on the files of the app are stored, and loading one costs nothing. A browser without a worker has to pay.
 */
const isStored: ReadonlySet<OfflineState> = new Set([
  'metered',
  'ready',
  'waiting',
  'incomplete',
  'no-worker',
]);

interface Props {
  /** Whether the page fills the screen. */
  isWhole: boolean;
  /** Whether the page shows one record, such as a notice. */
  isOfRecord: boolean;
}

/** The parts of the shell that are loaded once the files of the app are stored. */
export function DeferredShell({ isWhole, isOfRecord }: Props) {
  const readiness = useOfflineState();
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Suspense>{isStored.has(readiness) && <PrintHead withCode={isOfRecord} />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>{readiness === 'ready' && <OfflineReadyNotice isHidden={isWhole} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
