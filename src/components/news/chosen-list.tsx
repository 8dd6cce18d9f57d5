import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAllPages, type AllPages } from '../../data/lists/use-all-pages';
import type { ListState } from '../../data/lists/use-list';
import { useTimeZone } from '../../data/lists/use-settings';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { palette } from '../../theme/tokens';
import { projectEventWords as words } from '../../words/projects-events';
import { DataView } from '../list/data-view';
import { CardGrid } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { Typography } from '../ui/typography';
import { CardSkeletons } from './paged-list';

const Note = styled('p')({ color: palette.text.secondary });
const Back = styled('p')({
  margin: '24px 0 0',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: palette.primary.main,
  },
});

interface Props<F extends Fields> {
  of: Resource<F>;
  title: string;
  /** The message of an empty list. */
  empty: string;
  /** Whether a record belongs here; `zone` is that of the organisation. */
  has: (record: RecordOf<Resource<F>>, zone: string) => boolean;
  /** The whole list. */
  all: { name: string; to: string };
  /** Renders a record as a card. */
  children: (record: RecordOf<Resource<F>>) => ReactNode;
}

/** The records of a list that are of one month, or have one tag: from the pages that are on the device. */
export function ChosenList<F extends Fields>({ of, title, empty, has, all, children }: Props<F>) {
  const whole = useAllPages(of);
  const zone = useTimeZone();
  const isPartial = whole.state === 'ready' && !whole.value.isWhole;
  return (
    <>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <DataView of={chosen(whole, (record) => has(record, zone))} loading={<CardSkeletons />} empty={empty}>
        {(records) => (
          <CardGrid>
            {records.map((record, index) => (
              <EntryBoundary key={index} of={record}>
                {children(record)}
              </EntryBoundary>
            ))}
          </CardGrid>
        )}
      </DataView>
      {isPartial && <Note>{words.archiveSoFar}</Note>}
      <Back>
        <Link to={all.to}>{all.name}</Link>
      </Back>
    </>
  );
}

function chosen<T>(whole: ListState<AllPages<T>>, has: (record: T) => boolean): ListState<T[]> {
  if (whole.state !== 'ready') return whole;
  const { value, ...shown } = whole;
  const records = value.records.filter(has);
  return records.length > 0 ? { ...shown, value: records } : { ...shown, state: 'empty' };
}
