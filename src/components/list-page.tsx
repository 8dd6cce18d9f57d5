import { useList } from '../data/lists';
import type { Fields, RecordOf, Resource } from '../schemas/base';
import { FilteredRecords } from './filtered-records';
import { RecordTableSkeleton } from './record-table';
import type { Column } from './rows';
import { Screen } from './screen';
import { Section } from './section';

interface Props<F extends Fields> {
  of: Resource<F>;
  columns: readonly Column<F>[];
  /** The sentence where the list has no entry. */
  empty: string;
}

/** A page that lists records with their documents. What it shows is declared; how is settled here, once. */
export function ListPage<F extends Fields>({ of: resource, columns, empty }: Props<F>) {
  const screen = useList(resource);
  return (
    <Section>
      <Screen
        of={screen}
        loading={<RecordTableSkeleton columns={columns as readonly Column[]} />}
        empty={empty}
      >
        {(records: RecordOf<Resource<F>>[]) => (
          <FilteredRecords
            records={records}
            total={screen.state === 'ready' ? screen.total : undefined}
            fields={resource.fields}
            columns={columns as readonly Column[]}
          />
        )}
      </Screen>
    </Section>
  );
}
