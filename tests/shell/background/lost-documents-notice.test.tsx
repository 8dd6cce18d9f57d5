// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRow, writeRow } from '../../../src/data/device/rows';
import { LostDocumentsNotice } from '../../../src/shell/background/lost-documents-notice';
import { MemoryCaches } from '../../sw/memory-caches';
import { eventually } from '../../support/eventually';
import { address, renderPage } from '../../support/render';

const url = `${location.origin}/files/tor.pdf`;
const sentence = 'One saved document is no longer on this device: the device has cleared it.';

beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('caches', new MemoryCaches());
  const saved = { url, title: 'Field officer', page: '/vacancies', size: 84_000, type: 'PDF', savedAt: 1 };
  await writeRow(`saved/${url}`, saved);
});

test('shows an evicted document once at start, with a link to the page that restores it', async () => {
  const { user, unmount } = await renderPage(<LostDocumentsNotice />);
  expect(await screen.findByText(sentence)).toBeTruthy();
  await eventually(async () => expect(await readRow('loss-said')).toEqual([url]));
  await user.click(screen.getByRole('button', { name: 'Fetch again' }));
  expect(address()).toBe('/saved');

  unmount();
  const idle = vi.fn();
  await renderPage(<LostDocumentsNotice />);
  requestIdleCallback(idle);
  await eventually(() => expect(idle).toHaveBeenCalled());
  expect(screen.queryByText(sentence)).toBeNull();
});
