// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventCard } from '../../../src/components/news/event-card';
import type { Post } from '../../../src/schemas/posts';
import { renderPage } from '../../support/render';

const title = 'Woven by name: an exhibition of 36 carpets that tells who wove them';
const post = {
  title,
  slug: 'carpets',
  date: '2026-11-12',
  thumbnail1: { url: '/files/card.avif' },
  teaser: `<p><b>Each</b> carpet ${'hangs '.repeat(40)}</p>`,
} as Post;

test('shows the date, the truncated title and the truncated teaser', async () => {
  const { container } = await renderPage(<EventCard post={post} headingLevel="h3" />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(`${title.slice(0, 47)}…`);
  const teaser = screen.getByText(/^Each carpet hangs/).textContent;
  expect(teaser.startsWith('Each carpet hangs')).toBe(true);
  expect([...teaser.replace('…', '')].length).toBeLessThanOrEqual(140);
  const time = container.querySelector('time')!;
  expect([time.dateTime, time.textContent]).toEqual(['2026-11-12', 'Published 12 Nov 2026']);
});

test('its only link has the full title for screen readers', async () => {
  await renderPage(<EventCard post={post} headingLevel="h3" />);
  const link = screen.getByRole('link', { name: `Continue reading: ${title}` });
  expect(link.getAttribute('href')).toBe('/event-details/carpets');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an event has its own time and place in place of the date of the report', async () => {
  const event = { ...post, eventStart: '2026-11-10 10:00', eventLocation: 'Kabul, in a hall' };
  const { container } = await renderPage(<EventCard post={event} headingLevel="h3" />);
  expect(screen.getByText('10 Nov 2026, 10:00').closest('p')!.textContent).toBe('10 Nov 2026, 10:00');
  expect(screen.getByText('Kabul, in a hall')).toBeTruthy();
  expect(container.querySelectorAll('time')).toHaveLength(1);
});
