import { startSite } from '../support/site';
import type { Bench } from './bench';
import { storedByFirstVisit, visitFirst, type FirstVisit } from './first-visit';
import type { Measured } from './measured';
import { bodySize, sumOfBodies } from './transfer';

const listPages = [
  '/vacancies',
  '/volunteer-opportunities',
  '/invitation-to-bid',
  '/notification-of-award',
  '/audit-reports',
  '/frequently-asked-questions',
];

/** Before the addresses of each language. */
const prefixes = ['', '/fa', '/ps'];

/** The budgets of a site (bytes). */
export const budgets = {
  listScripts: 144_100,
  homeScripts: 157_500,
  listHtml: 20_000,
  homeVisit: 330_000,
  precache: 420_000,
  lists: 60_000,
};

/** A list that is returned in full by one request, and is neither a page nor a filter of another. */
const isWholeList = (address: string) => /\/api\/(?!(projects|posts)\b)[^/?]+$/.test(address);

const line = (name: string, value: number, atMost?: number, note?: string): Measured => ({
  name,
  unit: 'B',
  values: [value],
  ...(atMost !== undefined && { target: { atMost } }),
  ...(note && { note }),
});

/** Counts bodies as the site's own server sends them: compressed at build time, at Brotli's highest level. */
export async function measureBytes({ dist, browser }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  try {
    const lists: FirstVisit[] = [];
    for (const prefix of prefixes) lists.push(await visitFirst(browser, `${site.url}${prefix}/vacancies`));
    const home = await visitFirst(browser, `${site.url}/`);
    const stored = await storedByFirstVisit(browser, `${site.url}/`);
    const html = await Promise.all(listPages.map((path) => bodySize(site.url + path)));
    const largest = Math.max(...html);
    const reader = (await (await fetch(`${site.url}/reader.json`)).json()) as {
      always: string[];
      decoders: Record<string, string>;
    };
    const whole = (paths: readonly string[]) => sumOfBodies(paths.map((path) => site.url + path));
    const wholeLists = stored.lists.filter(isWholeList);
    const homeVisit = [...home.scripts, ...home.laterScripts, ...home.rest, ...home.imagesInView];
    const count = ({ length }: readonly string[], what: string) => `${length} ${what}`;
    return [
      ...(await Promise.all(
        lists.map(async ({ scripts }, index) =>
          line(
            `start of ${prefixes[index]}/vacancies, scripts`,
            await sumOfBodies(scripts),
            budgets.listScripts,
            count(scripts, 'files'),
          ),
        ),
      )),
      line(
        'start of /, scripts',
        await sumOfBodies(home.scripts),
        budgets.homeScripts,
        count(home.scripts, 'files'),
      ),
      line(
        'scripts of /vacancies after the start',
        await sumOfBodies(lists[0]!.laterScripts),
        undefined,
        count(lists[0]!.laterScripts, 'files'),
      ),
      line('scripts of carousels', await sumOfBodies(home.carousels)),
      line('HTML of the largest list page', largest, budgets.listHtml, listPages[html.indexOf(largest)]),
      line('HTML of /', await bodySize(`${site.url}/`)),
      line(
        'first visit of /, images in view',
        await sumOfBodies(homeVisit),
        budgets.homeVisit,
        count(home.imagesInView, 'images'),
      ),
      line(
        'images of / fetched below the fold',
        await sumOfBodies(home.imagesBelow),
        undefined,
        count(home.imagesBelow, 'images'),
      ),
      line(
        'precache, reader left out',
        await sumOfBodies(stored.precache),
        budgets.precache,
        count(stored.precache, 'files'),
      ),
      line(
        'prefetch of all small lists',
        await sumOfBodies(stored.lists),
        budgets.lists,
        count(stored.lists, 'answers'),
      ),
      line(
        'of these: lists that come whole',
        await sumOfBodies(wholeLists),
        undefined,
        count(wholeLists, 'answers'),
      ),
      line('reader of documents', await whole(reader.always)),
      line('decoders of the reader', await whole(Object.values(reader.decoders))),
    ];
  } finally {
    await site.stop();
  }
}
