// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../../src/pages/search/search';
import { renderPage } from '../../support/render';

test('searches for the query in the address', async () => {
  await renderPage('/search?q=%20goats%20');
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('goats');
});
