import { useEffect, useState } from 'react';
import { useSavedDocuments } from '../../data/documents/saves';
import { readStorage, usePersistence } from '../../data/device/persistence';
import { savedWords as words } from '../../words/saved';
import { PageSection, Panel, Status } from '../../components/saved/panel';
import { ProgressBar } from '../../components/ui/progress-bar';
import { Typography } from '../../components/ui/typography';

type StorageEstimate = { used: number; left: number } | 'unknown' | 'loading';

/** How much storage the app uses, how much is available, and whether it is persistent. */
export function StorageMeter() {
  const estimate = useStorageEstimate();
  const persistence = usePersistence();
  return (
    <PageSection>
      <Typography variant="h2">{words.storage}</Typography>
      <Panel>
        {estimate === 'loading' && <p>{words.looking}</p>}
        {estimate === 'unknown' && <p>{words.noFigures}</p>}
        {typeof estimate === 'object' && (
          <>
            <p>{words.usedOf(estimate.used, estimate.left)}</p>
            <ProgressBar
              percent={Math.min(100, (estimate.used / Math.max(1, estimate.used + estimate.left)) * 100)}
              aria-label={words.storage}
              aria-valuetext={words.usedOf(estimate.used, estimate.left)}
            />
          </>
        )}
        {persistence === 'kept' && <Status isGood>{words.kept}</Status>}
        {persistence === 'may-be-cleared' && <p>{words.mayBeCleared}</p>}
        {persistence === 'unknown' && <p>{words.keptUnknown}</p>}
      </Panel>
    </PageSection>
  );
}

/** Estimated again whenever a document was saved or removed. */
function useStorageEstimate(): StorageEstimate {
  const [estimate, setEstimate] = useState<StorageEstimate>('loading');
  const documents = useSavedDocuments();
  useEffect(() => {
    let isCurrent = true;
    void readStorage().then((found) => {
      if (isCurrent) setEstimate(found ?? 'unknown');
    });
    return () => {
      isCurrent = false;
    };
  }, [documents]);
  return estimate;
}
