// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RelatedPages } from '../../../src/components/ui/related-pages';
import { titleOf } from '../../../src/route';
import { routes } from '../../../src/routes';
import { pageLoader } from '../../../src/shell/page-elements';
import { stubMedia } from '../../support/media';
import { renderPage } from '../../support/render';

test('links to the given pages', async () => {
  await renderPage(<RelatedPages pages={['/team', '/contact']} />);
  const links = within(screen.getByRole('navigation', { name: 'Read on' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/team', 'Team'],
    ['/contact', 'Contact'],
  ]);
});

test('a page that the site does not have is left out, and without any page nothing is said', async () => {
  const { container } = await renderPage(<RelatedPages pages={['', '/contact']} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Contact']);
  container.remove();
  await renderPage(<RelatedPages pages={['']} />);
  expect(screen.queryByRole('navigation', { name: 'Read on' })).toBeNull();
});

const paths = [
  '/about',
  '/board-chair-message',
  '/policies-and-governance',
  '/key-areas-of-focus',
  '/programs-and-projects',
  '/mutahid-dfi',
  '/mutahid-update',
  '/publications',
];

test.each(paths)('the related pages of %s exist and are named by their titles', async (path) => {
  stubMedia();
  const { default: Page } = await pageLoader(routes.find((route) => route.path === path)!)();
  await renderPage(<Page />, {
    answers: { '/api/exatras': [], '/api/audit-reports': [], '/api/teams': [], '/api/stakeholders': [] },
  });
  const links = within(await screen.findByRole('navigation', { name: 'Read on' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    const target = routes.find((route) => route.path === link.getAttribute('href'))!;
    expect(target.path).not.toBe(path);
    expect(link.textContent).toBe(titleOf(target));
  }
});
