// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createStore, get } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import type { Alert } from '../../../sw/contract/alerts';
import { ListDialog } from '../../../src/components/watch/list-dialog';
import { startWatch } from '../../../src/data/watches/watches';
import type { Resource } from '../../../src/schemas/base';
import { projects } from '../../../src/schemas/projects';
import { vacancies } from '../../../src/schemas/vacancies';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';

const list = {
  data: [{ vacancy_number: 'VA-1', title: 'Post 1', location: 'Kabul', close_date: '2036-12-01' }],
};
const address = '/vacancies?place=Kabul';
const row = () => get<Alert>(`alerts/${address}`, createStore('ngo', 'rows'));

/** Opens the dialog of a watched list in a browser with a worker that refreshes by itself, but for what is said. */
async function open({
  permission = 'granted',
  hasSync = true,
  of = vacancies as Resource,
  query = '?place=Kabul',
} = {}) {
  const registration = { ...(hasSync && { periodicSync: {} }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { getRegistration: async () => registration, controller: null }),
  });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  });
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  const path = of.name === 'vacancies' ? '/vacancies' : '/project-updates';
  await startWatch({ address: path + query, language: 'en', known: [] });
  const answers = {
    '/api/settings': [],
    '/api/vacancies': list,
    '/api/projects': { data: [], meta: { links: [] } },
  };
  return renderPage(<ListDialog isOpen onClose={() => undefined} {...{ of, path, query }} />, {
    at: path,
    answers,
  });
}

afterEach(() => {
  for (const name of ['serviceWorker', 'permissions']) Reflect.deleteProperty(navigator, name);
  document.head.querySelector('link[type="application/atom+xml"]')?.remove();
});

test('what it costs is said first; one button begins and ends it, and says what it is', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^The browser asks whether .* Nothing is sent to anybody/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Tell me then, too' }));
  const stop = await screen.findByRole('button', { name: 'Only in the app' });
  expect(stop.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('You are told also when the app is closed.')).toBeTruthy();
  expect(await row()).toMatchObject({
    topic: 1,
    api: '/api/vacancies',
    path: '/vacancies',
    list: address,
    name: 'Vacancies',
    wire: {
      number: ['vacancy_number'],
      title: ['title'],
      place: ['location'],
      deadline: ['close_date'],
      status: [],
    },
    filter: { place: 'kabul', words: [], year: '' },
    language: { tag: 'en', direction: 'ltr' },
    texts: { closes: 'Closes on {date}.', many: 'Several new entries: {list}' },
  });
  const today = new Date().toISOString().slice(0, 10);
  expect((await row())!.days[today]).toContain(today.slice(0, 4));
  await user.click(stop);
  await screen.findByRole('button', { name: 'Tell me then, too' });
  await eventually(async () => expect(await row()).toBeUndefined());
});

test('with the watch its alert ends', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Tell me then, too' }));
  await screen.findByRole('button', { name: 'Only in the app' });
  await user.click(screen.getByRole('button', { name: 'Do not tell me any more' }));
  await eventually(async () => expect(await row()).toBeUndefined());
  await eventually(() => expect(screen.queryByRole('button', { name: 'Only in the app' })).toBeNull());
});

test.each([
  ['denied', /^The browser does not let this site show notifications/],
  ['default', /^The question of the browser was not answered/],
])('a permission that is %s is told', async (permission, sentence) => {
  const { user } = await open({ permission });
  await user.click(await screen.findByRole('button', { name: 'Tell me then, too' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await row()).toBeUndefined();
});

test('a browser that cannot tell says so, and names the feed where there is one', async () => {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'alternate',
    type: 'application/atom+xml',
    href: 'https://a.org/vacancies.atom',
  });
  document.head.append(link);
  await open({ hasSync: false });
  expect(await screen.findByText('This browser cannot tell you while the app is closed.')).toBeTruthy();
  const feed = screen.getByRole('link', { name: /^The feed of this list/ });
  expect(feed.getAttribute('href')).toBe('https://a.org/vacancies.atom');
});

test('a list that the receiver does not announce offers nothing', async () => {
  await open({ of: projects as Resource, query: '' });
  await screen.findByRole('button', { name: 'Do not tell me any more' });
  expect(screen.queryByText('Also when the app is closed')).toBeNull();
});
