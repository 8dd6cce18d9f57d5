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

test('has the title as the h1, and a breadcrumb that does not repeat it', async () => {
  await renderPage(<Banner title="Vacancies" route={routeAt('/vacancies')} />);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Vacancies'],
  ]);
  expect(trail()).toEqual(['Home', 'Get involved']);
});

test('the breadcrumb of a record ends with the kind of its page', async () => {
  await renderPage(
    <Banner title="Field officer" kind="Vacancy details" route={routeAt('/vacancies/:slug')} />,
  );
  expect(trail()).toEqual(['Home', 'Vacancies', 'Vacancy details']);
  expect(screen.getAllByRole('listitem')[2]!.getAttribute('aria-current')).toBe('page');
});

test('the breadcrumb of a page in no group has a link to Home', async () => {
  const { user } = await renderPage(<Banner title="404 Not Found" route={undefined} />, { at: '/x' });
  expect(trail()).toEqual(['Home']);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/');
});

test('a page that is only in the menu of phones has the group of that menu', async () => {
  await renderPage(<Banner title="Key Areas of Focus" route={routeAt('/key-areas-of-focus')} />);
  expect(trail()).toEqual(['Home', 'Our work']);
});

test('the group of a page with its name is left out', async () => {
  await renderPage(<Banner title="FAQs" route={routeAt('/frequently-asked-questions')} />);
  expect(trail()).toEqual(['Home']);
});

test('a page below another links to it', async () => {
  const title = 'Events | winter';
  const { user } = await renderPage(<Banner title={title} route={routeAt('/events/:type/:slug')} />, {
    at: '/events/tag/winter',
  });
  expect(trail()).toEqual(['Home', 'Events']);
  await user.click(screen.getByRole('link', { name: 'Events' }));
  expect(address()).toBe('/events');
});
