import { JSDOM } from 'jsdom';
import type { Page } from 'playwright/test';
import { plain } from '../support/plain';
import { expect, serverIsGone, test, waitForPrefetch, waitForWorker } from './fixtures';

type WireRecord = Record<string, unknown>;

/** An address, and what its page must show: the titles of its records, as the API returns them. */
export interface Visit {
  address: string;
  heading: string | RegExp;
  texts: readonly string[];
}

/** Cards end titles of 60 characters and more at a word: only the start is searched for. */
const carded = (record: WireRecord) => plain(record.title).slice(0, 30).trim();
const titled = (record: WireRecord) => plain(record.title);
const named = (record: WireRecord) => String(record.name);

export async function planVisits(base: string): Promise<Visit[]> {
  const read = async (path: string) => {
    const { data } = (await (await fetch(`${base}/api/${path}`)).json()) as { data: WireRecord[] };
    return data;
  };
  const [
    settings,
    projects,
    posts,
    teams,
    reports,
    extras,
    faqs,
    vacancies,
    volunteers,
    itbs,
    noas,
    researches,
  ] = await Promise.all(
    ['settings', 'projects', 'posts', 'teams', 'audit-reports', 'exatras', 'faqs']
      .map(read)
      .concat(['vacancies', 'volunteers', 'itbs', 'noas', 'researchs'].map(read)),
  );
  // What the site says in words of its own, and lists that are part of the app, are read from the HTML of their pages.
  const [institution, updates, publications] = await Promise.all(
    ['/mutahid-dfi', '/mutahid-update', '/publications'].map((address) => readHtml(base, address)),
  );
  const setting = (name: string) =>
    plain(settings!.find(({ field_name: found }) => found === name)?.field_value);
  const board = teams!.filter(({ is_board_member: isBoard }) => Number(isBoard) === 1);
  const managers = teams!.filter(({ is_board_member: isBoard }) => Number(isBoard) === 0);
  const own = reports!.filter(({ is_mutahid_dfi: isOwn }) => Number(isOwn) === 1);
  const others = reports!.filter(({ is_mutahid_dfi: isOwn }) => Number(isOwn) === 0);
  const extra = (category: string) => extras!.filter((record) => record.category === category).map(titled);
  const [project, post] = [projects![0]!, posts![0]!];
  const category = String(project.category);
  const tag = String((post.tags as string[])[0]);
  const [ofCategory, ofTag] = await Promise.all([
    read(`projects/category/${category}`),
    read(`posts/tag/${tag}`),
  ]);
  const spaced = (slug: string) => slug.replaceAll('-', ' ');
  const slugOf = (name: string) =>
    name
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/[^\p{L}\p{M}\p{N}-]/gu, '');

  const home = [
    ...projects!.slice(0, 3).map(titled),
    ...posts!.slice(0, 3).map(carded),
    ...board.map(named),
    ...researches!.map(titled),
  ];
  const about = [setting('about_overview_vision_text'), ...managers.map(named), ...board.map(named)];
  return [
    { address: '/', heading: setting('home_slider_slogan'), texts: home },
    { address: '/about', heading: 'About us', texts: about },
    { address: '/page', heading: 'About us', texts: about },
    { address: '/stakeholders', heading: 'Stakeholders', texts: [] },
    {
      address: '/board-chair-message',
      heading: 'Board Chair Message',
      texts: [setting('about_board_chair_message_name')],
    },
    {
      address: '/accountability',
      heading: 'Accountability',
      texts: [...extra('Policies & Governance'), ...board.map(named), setting('home_counter_source')],
    },
    { address: '/audit-reports', heading: 'Audit reports', texts: others.map(({ year }) => String(year)) },
    {
      address: '/policies-and-governance',
      heading: 'Policies & Governance',
      texts: extra('Policies & Governance'),
    },
    { address: '/key-areas-of-focus', heading: 'Key Areas of Focus', texts: extra('Key Areas of Focus') },
    {
      address: '/programs-and-projects',
      heading: 'Programs & Projects',
      texts: extra('Programs & Projects'),
    },
    { address: '/mutahid-dfi', heading: institution!.heading, texts: own.map(({ year }) => String(year)) },
    { address: '/mutahid-update', ...updates! },
    { address: '/services', heading: 'Services', texts: [] },
    { address: '/services-2', heading: 'Services 2', texts: [] },
    { address: '/service-details', heading: 'Service details', texts: [] },
    { address: '/home-two', heading: 'Home two', texts: [] },
    { address: '/home-three', heading: 'Home three', texts: [] },
    { address: '/preloader', heading: 'Preloader', texts: [] },
    { address: '/project-updates', heading: 'Project Updates', texts: projects!.map(titled) },
    {
      address: `/project-updates/${category}`,
      heading: `Project Updates | ${spaced(category)}`,
      texts: ofCategory.map(titled),
    },
    {
      address: `/project-details/${String(project.slug)}`,
      heading: titled(project),
      texts: ['Project details'],
    },
    { address: '/team', heading: 'Team', texts: managers.map(named) },
    {
      address: `/board-member/${slugOf(named(board[0]!))}`,
      heading: named(board[0]!),
      texts: ['Board director details'],
    },
    {
      address: `/management-team/${slugOf(named(managers[0]!))}`,
      heading: named(managers[0]!),
      texts: ['Management team details'],
    },
    { address: '/blog', heading: 'Blog', texts: posts!.map(carded) },
    { address: '/events', heading: 'Events', texts: posts!.map(carded) },
    { address: `/events/tag/${tag}`, heading: `Events | ${spaced(tag)}`, texts: ofTag.map(carded) },
    { address: `/event-details/${String(post.slug)}`, heading: titled(post), texts: ['Event details'] },
    {
      address: '/contact',
      heading: 'Contact',
      texts: [setting('top_nav_bar_email'), setting('top_nav_bar_phone')],
    },
    { address: '/privacy', heading: 'Privacy', texts: ['ngo-saved-documents', setting('top_nav_bar_email')] },
    {
      address: '/accessibility',
      heading: 'Accessibility',
      texts: ['WCAG 2.2', setting('top_nav_bar_email')],
    },
    { address: '/publications', ...publications! },
    {
      address: '/frequently-asked-questions',
      heading: 'FAQs',
      texts: faqs!.map(({ question }) => plain(question)),
    },
    {
      address: '/invitation-to-bid',
      heading: 'Invitation to bid',
      texts: itbs!.map(titled),
    },
    {
      address: '/notification-of-award',
      heading: 'Notification of award',
      texts: noas!.map(titled),
    },
    { address: '/vacancies', heading: 'Vacancies', texts: vacancies!.map(titled) },
    {
      address: '/volunteer-opportunities',
      heading: 'Volunteer Opportunities',
      texts: volunteers!.map(titled),
    },
    ...notices('vacancies', 'vacancy_number', vacancies!, 'Vacancy details'),
    ...notices('volunteer-opportunities', 'vacancy_number', volunteers!, 'Volunteer opportunity details'),
    ...notices('invitation-to-bid', 'reference_number', itbs!, 'Invitation to bid details'),
    ...notices('notification-of-award', 'reference_number', noas!, 'Notification of award details'),
    { address: '/search?q=water', heading: 'Search', texts: ['water'] },
    { address: '/no/such/page', heading: '404 Not Found', texts: ['Oops! That page can’t be found.'] },
    {
      address: '/project-details/no-such-project',
      heading: 'Project details',
      texts: ['Oops! That page can’t be found.'],
    },
    {
      address: '/event-details/no-such-event',
      heading: 'Event details',
      texts: ['Oops! That page can’t be found.'],
    },
    {
      address: '/vacancies/no-such-number',
      heading: 'Vacancy details',
      texts: ['This notice is not in the list', ...vacancies!.map(titled)],
    },
    {
      address: '/board-member/nobody',
      heading: 'Board director details',
      texts: ['Oops! That page can’t be found.'],
    },
    { address: '/events?page=99', heading: 'Events', texts: ['Oops! That page can’t be found.'] },
  ];
}

/** The headings of a page, as the server has them. */
async function readHtml(base: string, address: string): Promise<Omit<Visit, 'address'>> {
  const { document } = new JSDOM(await (await fetch(base + address)).text()).window;
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
  const [heading, texts] = [read('h1')[0], read('main h2, main h3')];
  if (!heading || texts.length === 0) throw new Error(`The HTML of ${address} has no headings.`);
  return { heading, texts };
}

/** The page of the first notice of a list. */
const notices = (page: string, number: string, [record]: WireRecord[], kind: string): Visit[] => {
  const own = String(record![number]);
  return [
    {
      address: `/${page}/${own.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      heading: titled(record!),
      texts: [kind, own],
    },
  ];
};

/** The address of a page in a language, by what its addresses begin with. */
export const inLanguage = (prefix: string, address: string): string =>
  prefix && address === '/' ? prefix : prefix + address;

/**
 * The same pages in another language: with the heading of their HTML, and those texts that it shows too, because the
 * content may be translated.
 */
export async function planVisitsIn(prefix: string, base: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const { address, texts } of await planVisits(base)) {
    const own = inLanguage(prefix, address);
    const { document } = new JSDOM(await (await fetch(base + own)).text()).window;
    // The data beside it has Latin digits, which the page shows as those of its language.
    const shown = document.querySelector('main')?.textContent ?? '';
    visits.push({
      address: own,
      heading: document.querySelector('h1')?.textContent ?? /./,
      texts: texts.filter((text) => shown.includes(text)),
    });
  }
  return visits;
}

/** The address of the last page of a list. */
async function lastPageOf(list: string, base: string): Promise<string> {
  const isThere = async (page: number) => (await fetch(`${base}${list}/page/${page}`)).ok;
  let last = 1;
  while (await isThere(last + 1)) last += 1;
  return `${list}/page/${last}`;
}

/** What the phone must have stored of the API, in a language. */
async function wholeListIn(prefix: string, base: string): Promise<string[]> {
  const lasts = await Promise.all(['posts', 'projects'].map((list) => lastPageOf(`/api/${list}`, base)));
  const wholeList = [...unpaged, ...lasts];
  const hasOwn = prefix !== '' && (await fetch(`${base}/api${prefix}/settings`)).ok;
  return hasOwn ? wholeList.map((address) => address.replace('/api', `/api${prefix}`)) : wholeList;
}

export async function expectVisit(page: Page, { address, heading, texts }: Visit) {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
  await expect(async () => {
    const shown = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(
      texts.filter((wanted) => !shown.includes(wanted)),
      address,
    ).toEqual([]);
  }).toPass({ timeout: 12_000 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${address} is wider than its window`).toBeLessThanOrEqual(0);
}

const unpaged = ['settings', 'vacancies', 'exatras', 'stakeholders', 'researchs', 'tags'].map(
  (path) => `/api/${path}`,
);

/** Defines a test that every route shows its content at this width. */
export const testOnline = (width: number) =>
  test.describe(`at ${width} px`, () => {
    test.use({ phoneOptions: { viewport: { width, height: 800 } } });

    test('every route shows its content', async ({ open, site, expectFault }) => {
      test.setTimeout(150_000);
      expectFault(/status of 404 .*(no-such|nobody|no\/such)/);
      const page = await open('/about');
      for (const visit of await planVisits(site.url)) {
        await page.goto(new URL(visit.address, site.url).href);
        await expectVisit(page, visit);
      }
    });
  });

/**
 * Defines a test that every route shows its content at this width without a server, after one visit to the home page of
 * its language.
 */
export const testOffline = (width: number, prefix = '') =>
  test.describe(`at ${width} px${prefix && ` below ${prefix}`}`, () => {
    test.use({ phoneOptions: { viewport: { width, height: 800 } } });

    test('every route shows its content without a server, after a single visit to the home page', async ({
      open,
      site,
      killServer,
      expectFault,
    }) => {
      test.setTimeout(150_000);
      expectFault(serverIsGone);
      // Only the server knows whether such a record exists.
      const visits = (await (prefix ? planVisitsIn(prefix, site.url) : planVisits(site.url))).filter(
        ({ address }) => !address.includes('no-such'),
      );
      const home = await open(inLanguage(prefix, '/'));
      await waitForWorker(home);
      await waitForPrefetch(home, await wholeListIn(prefix, site.url));
      await home.close();
      await killServer();
      const page = await open(`${prefix}/about`);
      for (const visit of visits) {
        await page.goto(new URL(visit.address, site.url).href);
        await expectVisit(page, visit);
      }
    });
  });
