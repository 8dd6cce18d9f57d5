import { useEffect, useState } from 'react';
import { useSavedDocuments } from '../../data/documents/saved-documents';
import { readStorage, usePersistence } from '../../data/device/persistence';
import { savedWords as words } from '../../words/saved';
import { PageSection, Panel, Status } from './panel';
import { ProgressBar } from '../../components/ui/progress-bar';
import { Typography } from '../../components/ui/typography';

type Room = { used: number; left: number } | 'unknown' | 'looking';

/** How much storage the app uses, how much is available, and whether it is persistent. */
export function SavedStorage() {
  const room = useRoom();
  const persistence = usePersistence();
  return (
    <PageSection>
      <Typography variant="h2">{words.storage}</Typography>
      <Panel>
        {room === 'looking' && <p>{words.looking}</p>}
        {room === 'unknown' && <p>{words.noFigures}</p>}
        {typeof room === 'object' && (
          <>
            <p>{words.usedOf(room.used, room.left)}</p>
            <ProgressBar
              percent={Math.min(100, (room.used / Math.max(1, room.used + room.left)) * 100)}
              aria-label={words.storage}
              aria-valuetext={words.usedOf(room.used, room.left)}
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
function useRoom(): Room {
  const [room, setRoom] = useState<Room>('looking');
  const documents = useSavedDocuments();
  useEffect(() => {
    let isCurrent = true;
    void readStorage().then((found) => {
      if (isCurrent) setRoom(found ?? 'unknown');
    });
    return () => {
      isCurrent = false;
    };
  }, [documents]);
  return room;
}
