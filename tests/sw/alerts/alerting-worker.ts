import { createStore, get, set } from 'idb-keyval';
import { vi } from 'vitest';
import type { Alert } from '../../../sw/contract/alerts';
import { json, startServer } from '../server';
import { openScope } from '../worker-scope';

const rows = createStore('ngo', 'rows');
export const writeRow = (key: string, value: unknown) => set(key, value, rows);
export const readRow = <T>(key: string) => get<T>(key, rows);

/** An alert for vacancies in Kabul. */
export const kabul: Alert = {
  topic: 1,
  api: '/api/vacancies',
  path: '/vacancies',
  list: '/vacancies?place=Kabul',
  name: 'Vacancies',
  wire: {
    id: ['id'],
    slug: ['slug'],
    number: ['vacancy_number'],
    title: ['title'],
    place: ['location'],
    deadline: ['close_date'],
    status: [],
  },
  filter: { place: 'kabul', words: [], year: '', chosen: undefined },
  language: { tag: 'en', direction: 'ltr' },
  texts: { closes: 'Closes on {date}.', many: 'Several new entries: {list}' },
  days: { '2099-11-30': '30 Nov 2099' },
  madeAt: 0,
  told: '/vacancies/va-1',
};
export const vacancy = (number: number, location = 'Kabul') => ({
  vacancy_number: `VA-${number}`,
  title: `Post ${number}`,
  location,
  close_date: '2099-11-30',
});

export interface Shown {
  title: string;
  options: NotificationOptions & { data: { address: string } };
}

/** A worker with an alert for vacancies in Kabul, the list of a server, and what it shows. */
export async function startAlerting(permission: NotificationPermission = 'granted') {
  const server = await startServer(json([vacancy(1)]));
  const scope = openScope(server.origin);
  const shown: Shown[] = [];
  const pushManager = {
    getSubscription: vi.fn(async (): Promise<unknown> => null),
    subscribe: vi.fn(async (): Promise<unknown> => undefined),
  };
  const { registration } = globalThis as unknown as { registration: object };
  Object.assign(registration, {
    pushManager,
    showNotification: async (title: string, options: Shown['options']) => {
      if (permission !== 'granted') throw new TypeError('No notification permission has been granted.');
      shown.push({ title, options });
    },
  });
  vi.stubGlobal('Notification', { permission });
  await writeRow('alerts//vacancies?place=Kabul', kabul);
  return { server, scope, shown, pushManager };
}
