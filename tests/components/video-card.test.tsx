// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VideoCard } from '../../src/components/video-card';
import { renderPage } from '../support/render';

test('nothing is asked of the other site before a tap', async () => {
  const { user, container } = await renderPage(<VideoCard />);
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(new URL(container.querySelector('iframe')!.src).host).toBe('www.youtube-nocookie.com');
});

test('without a connection it says so, and the address stays readable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, container } = await renderPage(<VideoCard />);
  await user.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    'The film comes from another site, and there is no connection right now.',
  );
  const link = screen.getByRole('link', { name: /^Watch it on www\.youtube-nocookie\.com/ });
  expect(link.getAttribute('target')).toBe('_blank');
});
