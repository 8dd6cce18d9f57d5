import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { handlePush } from '../../../sw/alerts/handle-push';
import { tellStored, readAlerts } from '../../../sw/alerts/tell-news';
import { expectWarning } from '../../support/console';
import english from '../../../src/words/en.json';
import { json, send } from '../server';
import { Happening } from '../worker-scope';
import { kabul, readRow, startAlerting, vacancy, writeRow } from './alerting-worker';

beforeEach(() => clear(createStore('ngo', 'rows')));

async function push(data: unknown = { topic: 1 }) {
  const event = Object.assign(new Happening(), {
    data: data === undefined ? null : { json: () => JSON.parse(JSON.stringify(data)) as unknown },
  });
  await handlePush(event as never);
  await event.over();
}

it('fetches the list, and tells of the new vacancy in Kabul, and not of the one in Herat', async () => {
  const { server, scope, shown } = await startAlerting();
  server.answer = json([vacancy(1), vacancy(2, 'Herat'), vacancy(3)]);
  await push();
  expect(shown).toEqual([
    {
      title: 'Post 3',
      options: {
        body: 'Vacancies\nKabul\nCloses on 30 Nov 2099.',
        tag: '/vacancies/va-3',
        icon: '/app-icons/icon-192.png',
        silent: false,
        data: { address: '/vacancies/va-3' },
        lang: 'en',
        dir: 'ltr',
      },
    },
  ]);
  // The notice opens without a network: its list is stored.
  const stored = await scope.caches.match(`${server.origin}/api/vacancies`, { cacheName: 'ngo-api' });
  expect(await stored?.json()).toHaveLength(3);
});

it('tells of nothing twice, and says quietly that nothing fits', async () => {
  const { server, shown } = await startAlerting();
  server.answer = json([vacancy(1), vacancy(3)]);
  await push();
  await push();
  expect(shown.map(({ title }) => title)).toEqual(['Post 3', 'Vacancies']);
  expect(shown[1]!.options).toMatchObject({
    body: english.worker.nothingFits,
    tag: 'quiet',
    silent: true,
    data: { address: '/vacancies?place=Kabul' },
  });
});

it('tells of nothing that its user has seen in the app', async () => {
  await writeRow('watch//vacancies?place=Kabul', { known: '/vacancies/va-1\n/vacancies/va-3' });
  const { server, shown } = await startAlerting();
  server.answer = json([vacancy(1), vacancy(3), vacancy(4)]);
  await push();
  expect(shown.map(({ title }) => title)).toEqual(['Post 4']);
});

it('after a month off, one notification tells of more than five', async () => {
  const { server, shown } = await startAlerting();
  server.answer = json(Array.from({ length: 40 }, (_, index) => vacancy(index)));
  await push();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    title: 'Several new entries: Vacancies',
    options: { tag: '/vacancies?place=Kabul', data: { address: '/vacancies?place=Kabul' } },
  });
  expect(shown[0]!.options.body!.split('\n')).toHaveLength(5);
});

it('says where the list could not be fetched, and tells of its entries the next time', async () => {
  expectWarning(/was not updated/);
  const { server, shown } = await startAlerting();
  server.answer = json([vacancy(1)]);
  await push();
  server.answer = send('application/json', '{}', 500);
  await push();
  expect(shown.at(-1)!.options.body).toBe(english.worker.notFetched);
  server.answer = json([vacancy(1), vacancy(2)]);
  await push();
  expect(shown.at(-1)!.title).toBe('Post 2');
});

it('with an alert that was not compared yet, what is there is not new', async () => {
  const { server, shown } = await startAlerting();
  await writeRow('alerts//vacancies?place=Kabul', { ...kabul, told: undefined });
  server.answer = json([vacancy(1), vacancy(2)]);
  await push();
  expect(shown.map(({ options }) => options.tag)).toEqual(['quiet']);
  server.answer = json([vacancy(1), vacancy(2), vacancy(3)]);
  await push();
  expect(shown.at(-1)!.title).toBe('Post 3');
});

it('asks for no list of another topic, and shows what is stored of one that two watches share once each', async () => {
  const { server, shown } = await startAlerting();
  const everywhere = { ...kabul, list: '/vacancies', filter: { ...kabul.filter, place: '' } };
  await writeRow('alerts//vacancies', everywhere);
  await writeRow('alerts//invitation-to-bid', {
    ...kabul,
    topic: 3,
    api: '/api/itbs',
    path: '/invitation-to-bid',
  });
  server.answer = json([vacancy(1), vacancy(2, 'Herat'), vacancy(3)]);
  await push();
  expect(server.asked).toEqual(['/api/vacancies']);
  // The browser shows those with the same tag once.
  expect(new Set(shown.map(({ options }) => options.tag))).toEqual(
    new Set(['/vacancies/va-2', '/vacancies/va-3']),
  );
});

it('speaks the language in which the alert was made', async () => {
  const { server, shown } = await startAlerting();
  await writeRow('alerts//vacancies?place=Kabul', {
    ...kabul,
    name: 'کاریابی',
    path: '/fa/vacancies',
    language: { tag: 'fa-AF', direction: 'rtl' },
    texts: { ...kabul.texts, closes: 'ختم: {date}' },
    days: { '2099-11-30': '۹ قوس ۱۴۷۸' },
    told: '/fa/vacancies/va-1',
  });
  await writeRow('watch//vacancies?place=Kabul', { known: '/vacancies/va-4' });
  server.answer = json([vacancy(1), vacancy(3), vacancy(4)]);
  await push();
  expect(shown).toHaveLength(1);
  expect(shown[0]!.options).toMatchObject({
    body: 'کاریابی\nKabul\nختم: ۹ قوس ۱۴۷۸',
    lang: 'fa-AF',
    dir: 'rtl',
    data: { address: '/fa/vacancies/va-3' },
  });
});

it.each([[undefined], ['text'], [{}], [{ topic: '1' }]])(
  'with the message %j looks at all lists',
  async (data) => {
    const { server, shown } = await startAlerting();
    server.answer = json([vacancy(1), vacancy(3)]);
    await push(data);
    expect(shown.map(({ title }) => title)).toEqual(['Post 3']);
  },
);

it('without an alert says so quietly, and has the receiver forget this device', async () => {
  const { shown, pushManager } = await startAlerting();
  await clear(createStore('ngo', 'rows'));
  await push();
  expect(shown.map(({ options }) => options.tag)).toEqual(['quiet']);
  expect(pushManager.getSubscription).toHaveBeenCalled();
});

it('with a permission that was taken away it shows nothing, and does not fail', async () => {
  expectWarning(/A notification could not be shown/);
  const { server, shown } = await startAlerting('denied');
  server.answer = json([vacancy(1), vacancy(3)]);
  await push();
  expect(shown).toEqual([]);
});

it('without a receiver tells of what a periodic refresh has stored, and is silent where nothing is new', async () => {
  const { server, scope, shown } = await startAlerting();
  const store = (records: unknown) =>
    scope.caches
      .open('ngo-api')
      .then((cache) => cache.put(`${server.origin}/api/vacancies`, new Response(JSON.stringify(records))));
  await store([vacancy(1)]);
  expect(await tellStored(await readAlerts())).toBe(false);
  await store([vacancy(1), vacancy(3)]);
  expect(await tellStored(await readAlerts())).toBe(true);
  expect(shown.map(({ title }) => title)).toEqual(['Post 3']);
  expect((await readRow<{ told: string }>('alerts//vacancies?place=Kabul'))!.told.split('\n')).toEqual([
    '/vacancies/va-1',
    '/vacancies/va-3',
  ]);
});
