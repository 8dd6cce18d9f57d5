import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { machineReadable, readAll } from '../../src/server/prerender';
import { feedAddresses } from '../../src/server/feed-list';

const now = Date.parse('2026-11-20T08:00:00Z');
const siteUrl = 'https://example.org';
const answers = {
  '/api/settings': [
    { field_name: 'top_nav_bar_email', field_value: 'info@example.org' },
    { field_name: 'organisation_name', field_value: 'NLO' },
  ],
  '/api/vacancies': [
    {
      title: 'Driver, Herat; and more',
      vacancy_number: 'VA-1',
      location: 'Herat',
      post_date: '2026-11-01',
      close_date: '2026-12-01 16:00:00',
      description: '<p>Drives <b>far</b>.</p><script>go()</script>',
      how_to_apply: '<p>Write to us.</p>',
    },
    {
      title: 'کارمند ساحوی معیشت',
      vacancy_number: 'VA-2',
      post_date: '2026-11-05',
      close_date: '2026-11-22',
    },
    { title: 'Closed', vacancy_number: 'VA-3', post_date: '2026-10-01', close_date: '2026-11-01' },
    { title: 'Until filled', vacancy_number: 'VA-4', post_date: '2026-10-01' },
  ],
  '/api/itbs': [
    {
      reference_number: 'ITB/1',
      title: 'Seed',
      description: 'x',
      deadline: '2026-12-01',
      status: 'cancelled',
    },
    { reference_number: 'ITB/2', title: 'Pumps', description: 'x', deadline: '2026-12-01' },
  ],
  '/api/noas': [
    {
      reference_number: 'ITB/0',
      title: 'Tools',
      description: 'Hoes',
      announcement_date: '2026-11-02',
      awarded_to: 'Aryan Ltd',
    },
  ],
  '/api/posts': {
    data: [{ title: 'Fair', slug: 'fair', date: '2026-11-03', content: '<p>It rained.</p>' }],
    meta: { links: [] },
  },
};
const feedsWith = async (more: Record<string, unknown> = {}) => {
  const known: Record<string, unknown> = { ...answers, ...more };
  const all = await readAll(async (url) => (url in known ? JSON.stringify(known[url]) : undefined));
  return machineReadable(all, { siteUrl, siteName: 'Site', now }).feeds();
};
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const entriesOf = (text: string) => {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('entry')].map((entry) => ({
    title: entry.querySelector('title')?.textContent,
    url: entry.querySelector('link')?.getAttribute('href'),
    published: entry.querySelector('published')?.textContent,
    updated: entry.querySelector('updated')?.textContent,
    summary: entry.querySelector('summary')?.textContent,
    content: entry.querySelector('content')?.textContent,
  }));
};

test('each list has its feeds', async () => {
  const addresses = [...(await feedsWith()).keys()];
  expect(addresses.filter((address) => !address.startsWith('/ocds/'))).toEqual(feedAddresses);
});

test('a calendar has the open deadlines, each with number, zone, how to apply and its page', async () => {
  const events = eventsOf((await feedsWith()).get('/vacancies.ics')!);
  expect(events.map(({ summary }) => summary)).toEqual([
    'Closes: Driver, Herat; and more',
    'Closes: \u2068کارمند ساحوی معیشت\u2069',
  ]);
  const [timed, whole] = events;
  expect(timed!.startDate.toJSDate().toISOString()).toBe('2026-12-01T11:30:00.000Z');
  expect(timed!.description.split('\n\n')).toEqual([
    'VA-1',
    'Closes on 1 Dec 2026, 16:00, Kabul time (UTC+4:30).',
    'How to apply: Write to us.',
    'https://example.org/vacancies/va-1',
  ]);
  expect(timed!.component.getFirstPropertyValue('url')).toBe('https://example.org/vacancies/va-1');
  expect([whole!.startDate.isDate, whole!.startDate.toString()]).toEqual([true, '2026-11-22']);
  expect(whole!.description).toContain('How to apply: info@example.org');
});

test('a calendar reminds three days and one day before at nine in the morning, and never late', async () => {
  const [timed, whole] = eventsOf((await feedsWith()).get('/vacancies.ics')!);
  const remindersOf = (event: ICAL.Event) =>
    event.component.getAllSubcomponents('valarm').map((alarm) => {
      const at = event.startDate.clone();
      at.isDate = false;
      at.addDuration(alarm.getFirstPropertyValue('trigger') as unknown as ICAL.Duration);
      return at.toString();
    });
  expect(remindersOf(timed!)).toEqual(['2026-11-28T04:30:00Z', '2026-11-30T04:30:00Z']);
  // An entry of a whole day counts on the clock of its reader. Three days before has passed.
  expect(remindersOf(whole!)).toEqual(['2026-11-21T09:00:00']);
});

test('what was cancelled is in no calendar', async () => {
  const events = eventsOf((await feedsWith()).get('/invitation-to-bid.ics')!);
  expect(events.map(({ summary }) => summary)).toEqual(['Closes: Pumps']);
});

test('a calendar without open deadlines is still one', async () => {
  const feeds = await feedsWith({ '/api/vacancies': [] });
  expect(eventsOf(feeds.get('/vacancies.ics')!)).toEqual([]);
  expect(entriesOf(feeds.get('/vacancies.atom')!)).toEqual([]);
});

test('an Atom feed has the newest records first, with what a reader wants to know', async () => {
  const entries = entriesOf((await feedsWith()).get('/vacancies.atom')!);
  expect(entries.map(({ url }) => url)).toEqual(
    ['va-2', 'va-1', 'va-3', 'va-4'].map((slug) => `https://example.org/vacancies/${slug}`),
  );
  expect(entries[1]).toEqual({
    title: 'Driver, Herat; and more',
    url: 'https://example.org/vacancies/va-1',
    published: '2026-11-01T00:00:00+04:30',
    updated: '2026-11-01T00:00:00+04:30',
    summary:
      'Number: VA-1 · Place: Herat · Closes on 1 Dec 2026, 16:00, Kabul time (UTC+4:30). · Drives far.',
    content:
      '<p>Number: VA-1</p><p>Place: Herat</p><p>Closes on 1 Dec 2026, 16:00, Kabul time (UTC+4:30).</p><p>Drives <b>far</b>.</p>',
  });
});

test('a notice that was changed comes first again, with what changed of it', async () => {
  const changed = {
    title: 'Guard',
    vacancy_number: 'VA-0',
    post_date: '2026-09-01',
    close_date: '2026-12-01',
    changes: [
      { date: '2026-11-19', sentence: 'The closing date moved.' },
      { date: '2026-11-12', sentence: 'The document was replaced.' },
    ],
  };
  const lists = { '/api/vacancies': [...answers['/api/vacancies'], changed] };
  const feed = (await feedsWith(lists)).get('/vacancies.atom')!;
  const [first] = entriesOf(feed);
  expect(first).toMatchObject({
    title: 'Guard',
    published: '2026-09-01T00:00:00+04:30',
    updated: '2026-11-19T00:00:00+04:30',
  });
  expect(first?.content).toContain('<p>Changed on 19 Nov 2026: The closing date moved.</p>');
  expect(feed).toMatch(/<updated>2026-11-19T00:00:00\+04:30<\/updated>\s*<author>/);
});

test('awards and events have feeds too', async () => {
  const feeds = await feedsWith();
  expect(entriesOf(feeds.get('/notification-of-award.atom')!)[0]).toMatchObject({
    url: 'https://example.org/notification-of-award/itb-0',
    summary: 'Number: ITB/0 · Awarded to Aryan Ltd. · Hoes',
  });
  expect(entriesOf(feeds.get('/events.atom')!)[0]).toMatchObject({
    url: 'https://example.org/event-details/fair',
    content: '<p>It rained.</p>',
  });
});
