import { expect, renderingTest as test } from './fixtures';

test('a text in another language than its list says so', async ({ open }) => {
  const english = await open('/vacancies');
  const dariTitle = english.locator('main [lang="fa-AF"]', { hasText: /\p{Script=Arabic}/u }).first();
  await expect(dariTitle).toHaveAttribute('dir', 'rtl');
});
