// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoCard } from '../../../src/pages/home/video-card';
import { reportNetwork } from '../../../src/data/api/network-state';
import { renderPage } from '../../support/render';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => reportNetwork(undefined));

test('makes no request to the other site before a tap', async () => {
  const { user, container } = await renderPage(<VideoCard />);
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
  expect(new URL(container.querySelector('iframe')!.src).host).toBe('www.youtube-nocookie.com');
});

test('without a connection it says so, and the address stays readable', async () => {
  const { user, container } = await renderPage(<VideoCard />, { answers: { '/api/settings': noNetwork } });
  reportNetwork('unreachable');
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(container.querySelector('iframe')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The film comes from another site, and there is no connection right now.',
    ),
  );
  const link = screen.getByRole('link', { name: /^Watch it on www\.youtube-nocookie\.com/ });
  expect(link.getAttribute('target')).toBe('_blank');
});

test('ignores `navigator.onLine`', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, container } = await renderPage(<VideoCard />);
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
});

test('a press detects that the network is back', async () => {
  const { user, container } = await renderPage(<VideoCard />, { answers: { '/api/settings': [] } });
  reportNetwork('unreachable');
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
});
