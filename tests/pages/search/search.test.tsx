// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded before the test, so that no test waits for it.
import '../../../src/pages/search/search';
import { renderPage } from '../../support/render';

test('the word of the address is looked for', async () => {
  await renderPage('/search?q=%20goats%20');
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(box.value).toBe('goats');
});
