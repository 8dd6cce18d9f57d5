import { pressable } from '../support/layout-faults';
import { waitUntilReady } from '../support/wait-until-ready';
import { expect, test, waitForApp, waitForWorker } from './fixtures';

test('the notice that the app works offline covers no control, and is said on one page alone, but not on paper', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const page = await open('/contact');
  await waitForWorker(page);
  await waitForApp(page);
  await waitUntilReady(page);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'This app is now ready to work without a connection.' });
  await expect(notice).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vacancies' }).first().click();
  await expect(notice).toBeVisible();

  const covered = await notice.evaluate((element, selector) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((control) => !element.contains(control) && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      })
      .map((control) => control.textContent);
  }, pressable);
  expect(covered).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: /^Read/ }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(notice).toHaveCount(0);
});
