import { startLaravel } from '../support/laravel';
import { getPhone, type Phone } from '../support/phone';
import { expect, laravelTest as test, waitForPrefetch, waitForWorker } from './fixtures';

const perPage = { projects: 3, posts: 5 };

/** Every list of the server, with all its pages: 23 calls. */
const everything = [
  ...['settings', 'vacancies', 'volunteers', 'itbs', 'noas', 'faqs', 'audit-reports', 'exatras', 'teams'],
  ...['stakeholders', 'researchs', 'categories', 'pcategories', 'tags'],
  ...['projects', 'projects?page=2', 'projects?page=3', 'posts'],
  ...[2, 3, 4, 5, 6].map((page) => `posts?page=${page}`),
];

test('a server that takes 60 calls a minute from one address serves three new phones in a row, completely, within five minutes', async ({
  playwright,
  site,
  laravel,
  laravelPort,
}) => {
  await laravel.stop();
  const busy = await startLaravel({ port: laravelPort, perPage, throttle: 60 });
  const phones: Phone[] = [];
  const startedAt = Date.now();
  try {
    while (phones.length < 3) {
      const phone = await getPhone(playwright.chromium, process.env.JOURNEYS_BROWSER!, {});
      phones.push(phone);
      const home = await phone.open(`${site.url}/`);
      await waitForWorker(home);
      await waitForPrefetch(
        home,
        everything.map((path) => `${busy.url}/api/${path}`),
        4 * 60_000,
      );
    }
    expect(Date.now() - startedAt).toBeLessThan(5 * 60_000);
    // Three times 23, and what was refused.
    expect(busy.requests.length).toBeLessThan(90);
  } finally {
    await Promise.all(phones.map((phone) => phone.discard()));
    await busy.stop();
  }
});
