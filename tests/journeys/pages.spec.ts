import { expect, installabilityErrors, renderingTest, test, waitForWorker } from './fixtures';
import { testRules } from './accessibility-rules';
import { manyRecords } from './many-records';

testRules(
  ({ vacancy, event }) => [
    ...['/', '/vacancies', '/about', '/contact', '/saved', '/no-such-page'],
    ...[vacancy, event].map(({ address }) => address),
  ],
  { define: renderingTest },
);

test.describe('of an invitation and its award', () =>
  testRules(({ awarded: { invitation, award } }) => [invitation.address, award.address], {
    define: renderingTest.extend<object, { dist: string }>({ dist: manyRecords }),
  }));

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
