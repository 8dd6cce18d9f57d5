import type { Page } from 'playwright/test';
import { plain } from '../support/plain';
import { expect } from './fixtures';

/** One of the six lists: its page, its API, and the title of its records. */
export interface ListUnderTest {
  page: string;
  heading: string;
  api: string;
  /** The title that the page must show for a record; undefined if the page does not show it. */
  titleOf: (record: Record<string, unknown>) => string | undefined;
}

const title = (record: Record<string, unknown>) => String(record.title);
const titleOrDescription = (record: Record<string, unknown>) => plain(record.title ?? record.description);

export const lists: readonly ListUnderTest[] = [
  { page: '/vacancies', heading: 'Vacancies', api: '/api/vacancies', titleOf: title },
  {
    page: '/volunteer-opportunities',
    heading: 'Volunteer Opportunities',
    api: '/api/volunteers',
    titleOf: title,
  },
  { page: '/invitation-to-bid', heading: 'Invitation to bid', api: '/api/itbs', titleOf: titleOrDescription },
  {
    page: '/notification-of-award',
    heading: 'Notification of award',
    api: '/api/noas',
    titleOf: titleOrDescription,
  },
  {
    page: '/audit-reports',
    heading: 'Audit reports',
    api: '/api/audit-reports',
    titleOf: ({ year, is_mutahid_dfi: institution }) =>
      Number(institution) ? undefined : `Audit report ${String(year)}`,
  },
  {
    page: '/frequently-asked-questions',
    heading: 'FAQs',
    api: '/api/faqs',
    titleOf: ({ question }) => plain(question),
  },
];

/** The titles that a list must show, as its API returns them. */
export async function titlesFromApi(base: string, { api, titleOf }: ListUnderTest): Promise<string[]> {
  const body = (await (await fetch(base + api)).json()) as unknown;
  const records = (Array.isArray(body) ? body : (body as { data: unknown[] }).data) as Record<
    string,
    unknown
  >[];
  return records.map(titleOf).filter((value) => value !== undefined);
}

/** Passes if the page shows its heading, every title, and the age of its data. */
export async function expectWholeList(
  page: Page,
  list: ListUnderTest,
  titles: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.heading);
  await expect(page.getByTestId('age')).toBeVisible();
  expect(titles.length).toBeGreaterThan(0);
  const main = page.getByRole('main');
  await expect(async () => {
    const shown = (await main.innerText()).replace(/\s+/g, ' ');
    expect(titles.filter((wanted) => !shown.includes(wanted))).toEqual([]);
  }).toPass({ timeout: 12_000 });
}
