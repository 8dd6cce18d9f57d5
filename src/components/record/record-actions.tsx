import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSortTime } from '../../browser/clock';
import { importRetriably } from '../../browser/import-retriably';
import { useTimeZone } from '../../data/lists/use-settings';
import { readDeadline } from '../../format/dates';
import type { FileValue, Resource } from '../../schemas/base';
import { isCancelled, type Notice } from '../../schemas/notices';
import { documentWords } from '../../words/documents';
import { noticeName, noticeWords, sharedText } from '../../words/notices';
import { KeepButton } from '../kept/keep-button';
import { CalendarButton } from '../list/calendar-button';
import type { AnyRecord } from '../list/table-rows';
import { showToast } from '../toasts/toasts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';
import { shareText } from '../document/share-document';
import { palette } from '../../theme/tokens';
import { ownAddress } from '../../words/language';
import { SealIcon } from './seal-icon';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  justifyItems: 'start',
  gap: '4px 12px',
  // The icons stand below each other at the edge of the facts.
  marginInline: -5,
  '&::before': { content: '""', margin: '0 5px 8px', borderBlockStart: `1px solid ${palette.divider}` },
  '&::before, & > [role="status"]': { gridColumn: '1 / -1', justifySelf: 'stretch' },
  '& > :empty': { position: 'absolute' },
  '@media print': { display: 'none' },
});

interface Props {
  of: Resource;
  title: string;
  record: AnyRecord;
  notice: Notice;
  /** The document of the record. */
  file: FileValue | undefined;
}

/** Buttons that keep a notice or pass it on: keep, share, calendar, print. */
export function RecordActions({ of, title, record, notice, file }: Props) {
  const { pathname } = useLocation();
  const zone = useTimeZone();
  const now = useSortTime();
  const [hasFailed, setFailed] = useState(false);
  const { deadline } = notice;
  const { state } = readDeadline(deadline, now, zone);
  const canRemind = deadline && state !== 'closed' && state !== 'unknown' && !isCancelled(record);

  async function share() {
    const url = location.origin + ownAddress(pathname);
    const text = sharedText(title, notice, zone, Date.now(), file);
    const outcome = await shareText({ title: noticeName(title, notice), text, url });
    setFailed(outcome === 'failed');
    if (outcome === 'copied') showToast(documentWords.linkCopied);
  }

  return (
    <Row role="group" aria-label={noticeWords.actions}>
      <KeepButton of={of} record={record} title={title} address={pathname} />
      <Button size="small" startIcon={<Icon name="share" />} onClick={() => void share()}>
        {noticeWords.share}
      </Button>
      {canRemind && <CalendarButton title={title} {...{ deadline, zone, record }} to={pathname} />}
      <Button size="small" startIcon={<Icon name="print" />} onClick={() => print()}>
        {noticeWords.print}
      </Button>
      <ProofButton page={pathname} file={file} />
      <span role="status">{hasFailed && documentWords.notShared}</span>
    </Row>
  );
}

const loadProof = () =>
  importRetriably(() => import('../proof/proof-dialog')).then(({ ProofDialog }) => ProofDialog);

/** Tells how the notice is known to be real; the dialog is loaded on the first press. */
function ProofButton({ page, file }: { page: string; file: FileValue | undefined }) {
  const { Component: Proof, load } = useLazyComponent(loadProof);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        startIcon={<SealIcon />}
        onClick={() => void load().then((isLoaded) => setState(isLoaded ? 'open' : 'failed'))}
      >
        {noticeWords.isReal}
      </Button>
      <span role="status">{state === 'failed' && documentWords.menuFailed}</span>
      {Proof && (
        <Proof isOpen={state === 'open'} onClose={() => setState('closed')} page={page} file={file} />
      )}
    </>
  );
}
