import { useMemo } from 'react';
import { useNow } from '../../browser/clock';
import { useList } from '../../data/lists/use-list';
import { useTimeZone } from '../../data/lists/use-settings';
import { savedWords as words } from '../../words/saved';
import { documentsOf, type DocumentList } from '../search/listed-documents';
import { SavableListCard } from './savable-list-card';

/** A list of the API with the documents of its open records. */
export function ResourceListCard({ section }: { section: DocumentList }) {
  const { of, path, title } = section;
  const screen = useList(of);
  const now = useNow();
  const zone = useTimeZone();
  const isPart = screen.state === 'ready' && screen.total !== undefined;
  const records = screen.state === 'ready' && !isPart ? screen.value : undefined;
  const documents = useMemo(
    () => (records && now !== undefined ? documentsOf(section, records, now, zone) : []),
    [section, records, now, zone],
  );
  return (
    <SavableListCard
      name={of.name}
      title={of.deadline ? words.open(title) : title}
      path={path}
      documents={
        isPart
          ? 'loading'
          : screen.state === 'failed' || screen.state === 'loading'
            ? screen.state
            : documents
      }
    />
  );
}
