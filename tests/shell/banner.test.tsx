// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { Banner } from '../../src/shell/banner';
import { address, renderPage } from '../support/render';

const routeAt = (path: string) => routes.find((route) => route.path === path);

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Where you are' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('it has the title as the h1, and says where the reader is', async () => {
  await renderPage(<Banner title="Vacancies" route={routeAt('/vacancies')} />);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Vacancies'],
  ]);
  expect(trail()).toEqual(['Home', 'Get involved', 'Vacancies']);
  expect(screen.getAllByRole('listitem')[2]!.getAttribute('aria-current')).toBe('page');
});

test('a page that stands in no group follows Home, which is a link', async () => {
  const { user } = await renderPage(<Banner title="404 Not Found" route={undefined} />, { at: '/x' });
  expect(trail()).toEqual(['Home', '404 Not Found']);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/');
});

test('a page that stands in a menu of phones alone has the group of that menu', async () => {
  await renderPage(<Banner title="Key Areas of Focus" route={routeAt('/key-areas-of-focus')} />);
  expect(trail()).toEqual(['Home', 'Our work', 'Key Areas of Focus']);
});

test('a page of the same name as its group is named once', async () => {
  await renderPage(<Banner title="FAQs" route={routeAt('/frequently-asked-questions')} />);
  expect(trail()).toEqual(['Home', 'FAQs']);
});

test('a page below another leads back to it', async () => {
  const title = 'Events | winter';
  const { user } = await renderPage(<Banner title={title} route={routeAt('/events/:type/:slug')} />, {
    at: '/events/tag/winter',
  });
  expect(trail()).toEqual(['Home', 'Events', title]);
  await user.click(screen.getByRole('link', { name: 'Events' }));
  expect(address()).toBe('/events');
});
