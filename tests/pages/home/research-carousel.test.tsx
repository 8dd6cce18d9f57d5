// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ResearchCarousel } from '../../../src/pages/home/research-carousel';
import { address, renderPage, watchDownloads } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

const answers = {
  '/api/researchs': [
    { id: 1, title: 'Savings groups', subtitle: 'Three years of ledgers', pdf: '/files/savings.pdf' },
    { id: 2, title: 'Informal credit', subtitle: 'What 1,100 households pay' },
  ],
};

test('each research has a title with its PDF, and a subtitle; the app stays open', async () => {
  const { navigations } = watchDownloads();
  const { user } = await renderPage(<ResearchCarousel />, { answers });
  expect(await screen.findByRole('heading', { level: 3, name: 'Savings groups' })).toBeTruthy();
  expect(screen.getByText('Three years of ledgers')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Read: Savings groups' }));
  expect(address()).toBe('/read');
  expect(navigations).toEqual([]);
});

test('advances every 10000 ms', async () => {
  stubView({ width: 320 });
  await renderPage(<ResearchCarousel />, { answers });
  await screen.findByText('Informal credit');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await scrollIntoView();
  const position = () => screen.getByRole('region').dataset['index'];
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(position()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(position()).toBe('1');
});
