import { expect, installabilityErrors, renderingTest, test, waitForWorker } from './fixtures';
import { testRules } from './accessibility-rules';

testRules(
  ({ vacancy, awarded: { invitation, award }, event }) => [
    ...['/', '/vacancies', '/about', '/contact', '/saved', '/no-such-page'],
    ...[vacancy, invitation, award, event].map(({ address }) => address),
  ],
  { define: renderingTest },
);

test('the app is installable; navigation by the menu sets the document title and focuses the page title, and back returns', async ({
  open,
}) => {
  const page = await open('/');
  await waitForWorker(page);
  await test.step('installable', async () => expect(await installabilityErrors(page)).toEqual([]));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Get involved' }).click();
  await page.getByRole('link', { name: 'Vacancies' }).first().click();
  await expect(page).toHaveTitle(/^Vacancies · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Home · /);
});
