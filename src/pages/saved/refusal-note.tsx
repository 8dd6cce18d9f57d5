import { useIsRefused } from '../../data/device/storage-faults';
import { useOfflineState } from '../../data/lists/prefetch/offline-state';
import { useController } from '../../pwa/use-controller';
import { savedWords } from '../../words/saved';
import { Panel, Status } from '../../components/saved/panel';

const { refused } = savedWords;

/** What this browser refuses, which decides what the page may promise. */
export interface Refusal {
  /** Documents can be stored. */
  mayKeep: boolean;
  /** The app opens without a network, or will once its worker is there. */
  opensOffline: boolean;
  /** Why not, in a sentence; undefined if nothing is refused. */
  reason: string | undefined;
}

/** What the browser refuses to store or to run, as far as that was tried. */
export function useRefusal(): Refusal {
  const files = useIsRefused('files');
  const rows = useIsRefused('rows');
  const worker = useController();
  const isWorkerRefused = useOfflineState() === 'no-worker' && worker !== 'controls';
  const opensOffline = worker !== 'none' && !isWorkerRefused;
  const reason =
    files && rows
      ? refused.all
      : files
        ? refused.files
        : rows
          ? refused.rows
          : opensOffline
            ? undefined
            : refused.worker;
  return { mayKeep: !files, opensOffline, reason };
}

/** The reason, once and above all that depends on it. */
export const RefusalNote = ({ of: { reason } }: { of: Refusal }) =>
  reason && (
    <Panel role="status" style={{ marginBlockEnd: 32 }}>
      <Status>{reason}</Status>
    </Panel>
  );
