// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Privacy from '../../../src/pages/privacy/privacy';
import { appPrefix, cacheNames, precachePrefix, rowsPlace } from '../../../sw/contract/contract';
import { readBuildVariables } from '../../../vite/build-variables';
import { outsideHosts, contentSecurityPolicy } from '../../../vite/host/policy';
import { otherStores } from '../../../src/data/device/stores';
import { renderPage } from '../../support/render';

const modules = import.meta.glob<string>(
  [
    '../../../{src,sw}/**/*.{ts,tsx}',
    '!**/*.d.ts',
    '!**/stores.ts',
    '!**/src/routes.tsx',
    '!**/pages/privacy/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** The text of every module but the page's own and the table of pages, without imports and comments. */
const sources = Object.values(modules).map((text) =>
  text.replace(/from '[^']+'|import\('[^']+'\)|^ *(\/\/|\/?\*).*$/gm, ''),
);
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name!))),
];

const everything = {
  VITE_API_BASE_URL: 'https://api.example.org',
  VITE_FORMS_ENDPOINT: 'https://forms.example.org/send',
  VITE_COUNTS_ENDPOINT: 'https://counts.example.org/counts',
  VITE_IMAGE_HOSTS: 'https://images.example.org https://*.cdn.example.org',
  VITE_CAPTCHA_SITE_KEY: 'key',
  SITE_FILM: 'https://www.youtube-nocookie.com/embed/1',
};

async function textOf(environment: Record<string, string> = {}) {
  const variables = readBuildVariables(environment);
  vi.stubEnv('VITE_COUNTS_ENDPOINT', environment.VITE_COUNTS_ENDPOINT);
  vi.stubEnv('BUILD_HOSTS', JSON.stringify(outsideHosts(variables)));
  const { container } = await renderPage(<Privacy />);
  return { text: container.textContent, policy: contentSecurityPolicy(variables) };
}

test('names every cache', async () => {
  const { text } = await textOf();
  const names = [precachePrefix, ...Object.values(cacheNames)];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  // No module opens a cache of another name.
  const opened = found(/caches\.open\('([^']+)'\)/g);
  expect(opened.filter((name) => name.startsWith(appPrefix) && !text.includes(name))).toEqual([]);
});

test('names every kind of row', async () => {
  const { text } = await textOf({ VITE_COUNTS_ENDPOINT: '/counts' });
  const mediaTypes = /^(application|text|image|font)\//;
  const prefixes = found(/'([a-z]+\/)[a-z-]*'/g).filter((prefix) => !mediaTypes.test(prefix));
  expect(prefixes).toEqual(expect.arrayContaining(['saved/', 'outbox/', 'preferences/', 'aside/']));
  expect(prefixes.filter((prefix) => !text.includes(prefix))).toEqual([]);
});

test('names every database, and what is stored elsewhere', async () => {
  const { text } = await textOf();
  const databases = [rowsPlace.database, ...found(/\bdatabase(?:Name)?(?: =|:) '([^']+)'/g)];
  expect(databases).toEqual(expect.arrayContaining(['ngo', 'workbox-expiration']));
  const keys = [...found(/\b(?:guardKey|requestedKey) = '([^']+)'/g), otherStores.drafts];
  expect([...databases, ...keys].filter((name) => !text.includes(name))).toEqual([]);
  // Whoever stores something in another way has to tell of it on the page.
  const storing = /(?:indexedDB\.open|sessionStorage\.setItem)\((\w[\w.]*)/g;
  expect(found(storing).sort()).toEqual([
    'database',
    'databaseName',
    'guardKey',
    'key',
    'requestedKey',
    'rowsPlace.database',
  ]);
  expect(found(/(localStorage|document\.cookie|cookieStore)/g)).toEqual([]);
});

test('names the limits of each cache', async () => {
  const limits = found(/\[cacheNames\.(\w+), \{ maxEntries/g);
  expect(limits).toEqual(['api', 'documents', 'images']);
  await textOf();
  for (const name of limits as (keyof typeof cacheNames)[]) {
    const [limit] = found(new RegExp(`cacheNames\\.${name}, \\{ (maxEntries[^}]+)\\}`, 'g'));
    const sentence = screen.getByText(cacheNames[name]).parentElement!.textContent;
    for (const [number] of limit!.matchAll(/\d+/g)) expect(sentence, name).toContain(number);
  }
});

test.each([
  ['of a map', { SITE_MAP_PLACE: '1,2' }],
  ['with all of them', everything],
])(
  'names every origin that the policy of the build admits, and when it is asked: %s',
  async (_, variables) => {
    const { text, policy } = await textOf(variables);
    const hosts = [...new Set(policy.match(/(?<=https?:\/\/)[^\s;]+/g))];
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !text.includes(host))).toEqual([]);
    // What the site does not have is not spoken of.
    if (variables !== everything) expect(text).not.toMatch(/hcaptcha|the film/);
  },
);

const withoutNotices = '/vacancies /volunteer-opportunities /invitation-to-bid /notification-of-award';
const withoutForms = '/contact /events /blog /project-updates /services /services-2 /service-details';

test.each<[string, off: string, shown: string[], left: string[]]>([
  [
    'has everything',
    '',
    ['kept/', 'watch/', 'lists of notices', 'outbox/', 'form-drafts', 'in a form', 'that wait'],
    [],
  ],
  ['has no notices', withoutNotices, ['kept/', 'outbox/'], ['watch/', 'alerts/', 'lists of notices']],
  [
    'has no entry to keep and no form',
    `${withoutNotices} ${withoutForms}`,
    ['saved/'],
    ['kept/', 'watch/', 'outbox/', 'form-drafts', 'in a form', 'that wait'],
  ],
])('speaks of what the site has alone, where it %s', async (_, off, shown, left) => {
  vi.stubEnv('SITE_UNLINKED', off);
  const { text } = await textOf();
  expect(shown.filter((part) => !text.includes(part))).toEqual([]);
  expect(left.filter((part) => text.includes(part))).toEqual([]);
  expect(text).not.toMatch(/vacanc|tender|projects/i);
});

test.each([
  ['an e-mail address', 'office@example.org', true],
  ['no e-mail address', '', false],
])('tells of messages where a site takes none and has %s', async (_, address, hasForms) => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const answers = { '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: address }] };
  const { container } = await renderPage(<Privacy />, { answers });
  await waitFor(() => expect(container.textContent.includes('form-drafts')).toBe(hasForms));
  expect(container.textContent.includes('becomes an e-mail that you send yourself')).toBe(hasForms);
  expect(container.textContent).not.toMatch(/outbox\/|that wait|when you press its button/);
});

test('tells what the server knows of alerts where there is such a server alone', async () => {
  const { text } = await textOf();
  expect(text).toContain('which entries were told');
  expect(text).not.toContain('the server of this site knows');
});

test.each([
  ['the map', { SITE_PAGES_OFF: '/contact' }],
  ['the film', { SITE_FILM: everything.SITE_FILM, SITE_HOME_SECTIONS: 'openings' }],
])('asks no host for %s where the site has no place for it', async (part, environment) => {
  const { text, policy } = await textOf(environment);
  expect(text).not.toContain(part);
  expect(policy).not.toMatch(part === 'the map' ? /openstreetmap/ : /youtube/);
});

test('says so where nothing is asked of any other site', async () => {
  vi.stubEnv('BUILD_HOSTS', undefined);
  await renderPage(<Privacy />);
  expect(screen.getByText('Nothing is asked of any other site.')).toBeTruthy();
});

test.each([
  ['says what is counted where the build counts', { VITE_COUNTS_ENDPOINT: '/counts' }, true],
  ['says nothing of counts where it does not', {}, false],
])('%s', async (_, environment, isCounting) => {
  const { text } = await textOf(environment);
  expect([text.includes('counts by day'), text.includes('counts/')]).toEqual([isCounting, isCounting]);
});

test('ends with the contact details of the settings, and links to what deletes', async () => {
  const answers = {
    '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'office@example.org' }],
  };
  await renderPage(<Privacy />, { answers });
  const part = screen.getByRole('heading', { name: 'Questions' }).parentElement!;
  expect(within(part).getByRole('link').getAttribute('href')).toBe('mailto:office@example.org');
  const deletion = screen.getByRole('heading', { name: 'How to delete it' }).parentElement!;
  expect(within(deletion).getByRole('link').getAttribute('href')).toBe('/saved');
});
