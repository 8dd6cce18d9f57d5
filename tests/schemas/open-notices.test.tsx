// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RecordFilter } from '../../src/components/list/record-filter';
import { stillOpen } from '../../src/components/list/table-rows';
import { TenderStateChip } from '../../src/components/record/tender-chip';
import { RecordActions } from '../../src/components/record/record-actions';
import { documentLists, documentsOf } from '../../src/components/search/listed-documents';
import { createSectionKey } from '../../src/components/search/sections';
import { writeRow } from '../../src/data/device/rows';
import { newNotices, setNewNotices } from '../../src/data/lists/visits/new-notices';
import { ListCard } from '../../src/pages/home/open-list-card';
import type { Resource } from '../../src/schemas/base';
import { itbs, type InvitationToBid } from '../../src/schemas/itbs';
import { noticeOf } from '../../src/schemas/notices';
import { machineReadable, readAll } from '../../src/server/prerender';
import { trackVisits } from '../../src/shell/background/track-visits';
import { site } from '../../src/shell/site';
import { eventually } from '../support/eventually';
import { freshCache, renderPage } from '../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
const zone = 'Asia/Kabul';

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

type Bid = Pick<InvitationToBid, 'title' | 'referenceNumber' | 'deadline' | 'status' | 'file'>;

/** Before its deadline, with a document. */
const bid = (name: string, status?: string): Bid => ({
  title: name,
  referenceNumber: name,
  deadline: '2026-12-01',
  status,
  file: { url: `/files/${name}.pdf` },
});
const onWire = ({ title, referenceNumber, deadline, status, file }: Bid) => ({
  title,
  reference_number: referenceNumber,
  description: title,
  deadline,
  status,
  file: file?.url,
});
const answers = (bids: readonly Bid[]) => ({ '/api/itbs': bids.map(onWire) });

const columns = [
  { title: 'Title', field: 'title', as: 'title' },
  { title: 'Deadline', field: 'deadline', as: 'deadline' },
] as const;
const documents = documentLists(site.records).find(({ of }) => of.name === itbs.name)!;

/** How many of the invitations each place takes for open ones. */
const places: Record<string, (bids: readonly Bid[]) => Promise<number> | number> = {
  'the filter of the list': (bids) => stillOpen(bids, columns, now, zone).length,
  'the count of the home page': async (bids) => {
    await renderPage(<ListCard of={itbs} to="/invitation-to-bid" />, {
      answers: answers(bids),
    });
    return Number.parseInt((await screen.findByText(/\d+ open|Nothing at the moment/)).textContent) || 0;
  },
  'the badge of the app': async (bids) => {
    await writeRow('preferences/last-visit', {
      at: now - 3_600_000,
      mayHaveNews: true,
      known: { '/invitation-to-bid': '' },
      news: [],
      opened: [],
    });
    const cache = freshCache();
    cache.set('/api/itbs', { data: { value: bids, confirmedAt: now, stamp: '' } });
    const stop = new AbortController();
    onTestFinished(() => {
      stop.abort();
      setNewNotices({ at: new Set(), open: {} });
    });
    trackVisits(cache, site.records, stop.signal);
    await eventually(() => expect(newNotices().at.size).toBe(bids.length));
    return newNotices().open['/invitation-to-bid'] ?? 0;
  },
  'saving what is open': (bids) => documentsOf(documents, bids, now, zone).length,
  'the search': (bids) => {
    const sectionOf = createSectionKey(now, zone, { document: 'Documents', page: 'Pages' });
    const entries = bids.map((record) => ({ notice: noticeOf(itbs, record, undefined) }));
    return entries.filter(
      (entry) => sectionOf({ kind: 'Bids', title: '', body: '', to: '/', ...entry }) === 'open',
    ).length;
  },
  'the calendar that others follow': async (bids) => {
    const known: Record<string, unknown> = answers(bids);
    const all = await readAll(async (url) => (url in known ? JSON.stringify(known[url]) : undefined));
    const feeds = machineReadable(all, { siteUrl: 'https://example.org', siteName: 'Site', now }).feeds();
    return feeds.get('/invitation-to-bid.ics')!.match(/BEGIN:VEVENT/g)?.length ?? 0;
  },
  'the reminder on its page': async (bids) => {
    for (const record of bids) {
      const notice = noticeOf(itbs, record, undefined)!;
      await renderPage(
        <RecordActions
          of={itbs as unknown as Resource}
          title={record.title!}
          record={record}
          notice={notice}
          file={undefined}
        />,
      );
    }
    await eventually(() => expect(screen.getAllByText('Print')).toHaveLength(bids.length));
    return screen.queryAllByText('Add to calendar').length;
  },
  'the reminder in the list': async (bids) => {
    await renderPage(<RecordFilter records={bids} of={itbs as unknown as Resource} columns={columns} />);
    await screen.findByText('ITB-4');
    return screen.queryAllByText('Add to calendar').length;
  },
  'its chip': async (bids) => {
    for (const record of bids) {
      const { deadline } = record;
      await renderPage(<TenderStateChip bid={record} awards={[]} {...{ deadline, now, zone }} />);
    }
    return screen.getAllByText('Open').length;
  },
};

test.each(Object.entries(places))(
  '%s counts an invitation before its deadline, and not a cancelled one, however the API writes it',
  async (_, countOpen) => {
    const open = [bid('ITB-1'), bid('ITB-2', 'open'), bid('ITB-3', 'on hold')];
    expect(await countOpen([...open, bid('ITB-4', 'Cancelled ')])).toBe(3);
  },
);
