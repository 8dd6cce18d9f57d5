import styled from '@emotion/styled';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useList, type ListState } from '../../data/lists/use-list';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { meantRecordSlug, recordAt } from '../../schemas/slugs';
import { addressPart } from '../../schemas/well-formed';
import { DataView } from '../list/data-view';
import { ListPage } from '../list/list-page';
import { OldestAge } from '../list/oldest-age';
import type { Column } from '../list/table-rows';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { AsKeptNote } from '../kept/kept-note';
import { useKeptRecord } from '../kept/use-kept-record';
import type { RecordDeclaration } from './declaration';
import { Neighbours } from './neighbours';
import { RecordBody } from './record-body';
import { visitStart } from '../../browser/clock';
import { useFormerAddress } from '../../pwa/use-former-address';
import { noticeWords } from '../../words/notices';
import { Typography } from '../ui/typography';

/**
 * Says that a list does not have the record of this address: it is gone if the server has confirmed the list in this
 * visit, and otherwise only missing here. Leads on from the former address of a record.
 */
function MissingRecord({ of: screen }: { of: ListState<unknown> }) {
  useFormerAddress();
  if (!('confirmedAt' in screen)) return null;
  const { confirmedAt, refreshFailure } = screen;
  const isWhole = screen.state === 'empty' || screen.total === undefined;
  const isGone = isWhole && confirmedAt >= visitStart();
  const hint = refreshFailure ? noticeWords.missingHint : noticeWords.asking;
  return (
    <Section style={{ paddingBlockEnd: 0 }}>
      <div role="status">
        <Typography variant="h2" gutterBottom>
          {isGone ? noticeWords.gone : noticeWords.missing}
        </Typography>
        <Typography>{isGone ? noticeWords.goneHint : hint}</Typography>
      </div>
    </Section>
  );
}

const Quiet = styled(Section)({ paddingBlock: 0 });

/** The page of one record of a list, configured by what it shows. It needs no call of its own. */
export function RecordPage<F extends Fields>(declaration: RecordDeclaration<F>) {
  const { of: resource, empty } = declaration;
  const { slug = '' } = useParams();
  const screen = useList(resource);
  const records: readonly RecordOf<Resource<F>>[] = screen.state === 'ready' ? screen.value : [];
  const record = recordAt(resource as unknown as Resource, records, slug);
  const isKnown = screen.state === 'ready' || screen.state === 'empty';
  // The rest of a long list is still being read from the device.
  const isPart = screen.state === 'ready' && screen.total !== undefined && !screen.refreshFailure;
  const isMissing = isKnown && !record && !isPart;
  const { pathname } = useLocation();
  const kept = useKeptRecord(
    resource as unknown as Resource,
    pathname,
    isMissing || screen.state === 'failed',
  );
  const whole = declaration as unknown as RecordDeclaration<Fields>;
  if (kept) {
    return (
      <Section>
        <AsKeptNote thing={kept.thing} isListRead={isMissing} />
        <RecordBody record={kept.record} declaration={whole} />
      </Section>
    );
  }
  if (isMissing) {
    const meant = meantRecordSlug(resource as unknown as Resource, records, slug);
    if (meant !== undefined) return <Navigate to={`../${addressPart(meant)}`} relative="path" replace />;
    return (
      <>
        <MissingRecord of={screen} />
        <ListPage {...declaration} />
      </>
    );
  }
  return (
    <>
      <Section>
        <DataView of={screen} loading={<Ghost />} empty={empty} withAge={false}>
          {() => (record ? <RecordBody record={record} declaration={whole} /> : <Ghost />)}
        </DataView>
      </Section>
      {record && (
        <Neighbours
          of={resource as unknown as Resource}
          columns={declaration.columns as unknown as readonly Column[]}
          records={records}
          record={record}
        />
      )}
      <Quiet>
        <OldestAge of={[screen]} />
      </Quiet>
    </>
  );
}

function Ghost() {
  return (
    <>
      <Skeleton variant="rounded" height={220} />
      {['a', 'b', 'c', 'd'].map((line) => (
        <Skeleton key={line} height={32} />
      ))}
    </>
  );
}
