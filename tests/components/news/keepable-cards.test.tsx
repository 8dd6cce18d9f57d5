// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeepableEvent, KeepableProject } from '../../../src/components/news/keepable-cards';
import { renderPage } from '../../support/render';

test('the card of an event keeps the event, and forgets it again', async () => {
  const post = { title: 'Market day', slug: 'market-day' };
  const { user } = await renderPage(<KeepableEvent post={post as never} headingLevel="h2" />);
  const button = await screen.findByRole('button', { name: 'Keep: Market day' });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Kept: Market day', pressed: true })).toBe(button);
  await user.click(button);
  await screen.findByRole('button', { name: 'Keep: Market day', pressed: false });
});

test('the card of a project keeps the project', async () => {
  const project = { title: 'A canal', slug: 'a-canal' };
  const { user } = await renderPage(<KeepableProject project={project as never} headingLevel="h2" />);
  await user.click(await screen.findByRole('button', { name: 'Keep: A canal' }));
  await screen.findByRole('button', { name: 'Kept: A canal', pressed: true });
});

test('the card of a report tells when it was published, and by whom, and not when the event was', async () => {
  const post = { title: 'Market day', slug: 'market-day', eventStart: '2026-05-01' };
  const report = { ...post, date: '2026-05-16', author: 'Nargis' };
  const { container } = await renderPage(<KeepableEvent post={report as never} headingLevel="h2" isReport />);
  const line = container.querySelector('time')!.parentElement!;
  expect(line.textContent).toBe('16 May 2026 · By Nargis');
});

test.each([
  ['2026-11-10', 'Past event'],
  ['2026-12-05 09:00', 'Upcoming event'],
])('the card of an event of %s says “%s”, that of its report does not', async (eventStart, mark) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  const post = { title: 'Market day', slug: 'market-day', date: '2026-11-12', eventStart };
  await renderPage(<KeepableEvent post={post as never} headingLevel="h2" />);
  await screen.findByText(mark);
  cleanup();
  await renderPage(<KeepableEvent post={post as never} headingLevel="h2" isReport />);
  expect(screen.queryByText(mark)).toBeNull();
});

test('the card of an event that may be on says neither', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  const post = { title: 'Market day', slug: 'market-day', eventStart: '2026-11-20 09:00' };
  await renderPage(<KeepableEvent post={post as never} headingLevel="h2" />);
  await screen.findByRole('button', { name: 'Keep: Market day' });
  expect(screen.queryByText(/event$/)).toBeNull();
});
