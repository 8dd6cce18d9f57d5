import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { useList } from '../../data/lists/use-list';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { RecordFilter } from './record-filter';
import { RecordTableSkeleton } from './record-table';
import type { Column } from './table-rows';
import { DataView } from './data-view';
import { Section } from '../ui/section';
import { up } from '../../theme/tokens';

/** The first row begins on the first screen: on a desktop, the age stands behind the filter, in its line. */
const Compact = styled(Section)({
  paddingBlockStart: 4,
  '& > div > div:first-of-type': { marginBlockEnd: 0 },
  [up.md]: {
    paddingBlockStart: 12,
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 24 },
    '& > div > *': { flex: '0 0 100%' },
    '& > div > :is(form, section)': { flex: '2 1 40rem', order: -1 },
    '& > div > div:first-of-type': { flex: '1 1 14rem', justifyContent: 'end', marginBlockEnd: 8 },
  },
});

/** The declaration of a list page; a record page has it too. */
export interface ListDeclaration<F extends Fields> {
  of: Resource<F>;
  columns: readonly Column<F>[];
  /** The message of an empty list. */
  empty: string;
}

/** A page that lists records with their documents, configured by its columns. */
export function ListPage<F extends Fields>({ of: resource, columns, empty }: ListDeclaration<F>) {
  const screen = useList(resource);
  // The filters of the address: a link to the list without any shows all of it.
  const { key } = useLocation();
  return (
    <Compact>
      <DataView
        of={screen}
        loading={<RecordTableSkeleton columns={columns as readonly Column[]} />}
        empty={empty}
        isAgeFirst
      >
        {(records: RecordOf<Resource<F>>[]) => (
          <RecordFilter
            key={key}
            records={records}
            total={screen.state === 'ready' ? screen.total : undefined}
            of={resource as unknown as Resource}
            columns={columns as readonly Column[]}
          />
        )}
      </DataView>
    </Compact>
  );
}
