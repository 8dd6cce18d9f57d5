import type { Page } from 'playwright/test';
import { escapePattern } from '../support/plain';
import { expect, serverIsGone, returningTest as test, waitForApp } from './fixtures';

/** Opens what can be done with the whole list. */
async function openActions(page: Page) {
  await page.getByRole('button', { name: 'Be told of new entries, or take all documents' }).click();
  return page.getByRole('dialog', { name: 'Vacancies' });
}

/** Adds a copy of the first vacancy at a place, as an answer of the server that came a moment later. */
const addVacancy = (page: Page, place: string, number: string) =>
  page.evaluate(
    async ([location, vacancy_number]) => {
      const { data } = (await (await caches.match('/api/vacancies'))!.json()) as {
        data: Record<string, unknown>[];
      };
      const added = { ...data[0], id: vacancy_number, vacancy_number, number: vacancy_number, location };
      const headers = { 'content-type': 'application/json', 'x-confirmed-at': String(Date.now() + 1) };
      const answer = new Response(JSON.stringify({ data: [...data, added] }), { headers });
      await (await caches.open('ngo-api')).put('/api/vacancies', answer);
    },
    [place, number] as const,
  );

test('a phone that watches the vacancies of a place tells of one there, and not of one elsewhere, until it was seen', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  const at = (path: string) => new URL(path, page.url()).href;
  const places = page.getByRole('combobox', { name: 'Place' });
  await expect(places.getByRole('option').nth(2)).toBeAttached();
  // The first option is every place.
  const [, place = '', elsewhere = ''] = await places.getByRole('option').allTextContents();
  await places.selectOption(place);
  const dialog = await openActions(page);
  await expect(dialog).toContainText(`What you filtered by: ${place}.`);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByRole('status').getByText('You will be told here of new entries.')).toBeVisible();
  await killServer();

  await addVacancy(page, elsewhere, 'NLO-VA-901');
  await page.goto(at('/saved'));
  const watched = page.locator('#watched li').filter({ hasText: place });
  await expect(watched).toContainText('Nothing new since you last looked.');
  await addVacancy(page, place, 'NLO-VA-902');
  await page.goto(at(records.vacancy.address));
  await waitForApp(page);
  await page.goto(at('/saved'));
  await expect(watched).toContainText('1 new entry');

  await page.goto(at('/'));
  const mine = page.getByRole('region', { name: 'My things' });
  await expect(mine).toContainText('1 new entry');
  await mine.getByRole('link', { name: new RegExp(`${escapePattern(place)}$`) }).click();
  await expect(page).toHaveURL(at(`/vacancies?${new URLSearchParams({ place }).toString()}`));
  await expect(page.getByRole('row', { name: /NLO-VA-902/ })).toBeVisible();
  await page.goto(at('/saved'));
  await expect(watched).toContainText('Nothing new since you last looked.');
  await watched.getByRole('button', { name: /^Do not tell me any more/ }).click();
  await expect(page.locator('#watched')).toHaveCount(0);
});

test('all documents of a list are taken from the list, with their size', async ({ open }) => {
  const page = await open('/vacancies');
  const dialog = await openActions(page);
  await expect(dialog).toContainText(/\d+ documents.* kB/);
  await dialog.getByRole('button', { name: /^Save all/ }).click();
  await expect(dialog).toContainText(/All \d+ documents are on this device/, { timeout: 60_000 });
});
