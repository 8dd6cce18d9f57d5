import { expect, installabilityErrors, test, waitForWorker } from './fixtures';
import { testRules } from './accessibility-rules';

testRules(['/', '/vacancies', '/vacancies/nlo-va-062', '/about', '/contact', '/saved', '/no-such-page']);

test('the app is installable', async ({ open }) => {
  const page = await open('/');
  await waitForWorker(page);
  expect(await installabilityErrors(page)).toEqual([]);
});

test('navigation by the menu sets the document title and focuses the page title, and back returns', async ({
  open,
}) => {
  const page = await open('/');
  await waitForWorker(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Get involved' }).click();
  await page.getByRole('link', { name: 'Vacancies' }).first().click();
  await expect(page).toHaveTitle(/^Vacancies · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Home · /);
});
