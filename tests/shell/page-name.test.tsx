// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that the first test does not wait for them.
import '../../src/pages/invitation-to-bid/bid';
import '../../src/pages/project-details';
import '../../src/pages/vacancies/vacancy';
import { renderPage } from '../support/render';

const page = (data: object[]) => ({ data, meta: { links: [] } });
const answers = {
  '/api/vacancies': [{ vacancy_number: 'VA-7', title: 'Field officer' }],
  '/api/itbs': [
    { reference_number: 'ITB/3', description: `<p>Supply of <b>seed</b> ${'and more '.repeat(40)}</p>` },
  ],
  '/api/noas': [],
  '/api/projects': page([{ title: 'Wells', slug: 'wells' }]),
  '/api/projects/wells': { data: { title: 'Wells for schools', slug: 'wells' } },
  '/api/posts': page([]),
  '/api/pcategories': [],
};
const heading = async (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test('a notice is called by its title, in the heading and the document, and its breadcrumb ends with its kind', async () => {
  await renderPage('/vacancies/va-7', { answers });
  await heading('Field officer');
  expect(document.title).toBe('Field officer · Nawruzan Livelihoods Organisation');
  const trail = screen.getByRole('navigation', { name: 'Where you are' });
  expect([...trail.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Vacancies',
    'Vacancy details',
  ]);
});

test('a notice without a title is called by its description, cut at a word', async () => {
  await renderPage('/invitation-to-bid/itb-3', { answers });
  expect((await heading(/^Supply of seed/)).textContent).toMatch(/^Supply of seed and more .*(and|more)…$/);
});

test('a project is called by its title', async () => {
  await renderPage('/project-details/wells', { answers });
  await heading('Wells for schools');
  expect(screen.getByText('Project details')).toBeTruthy();
});

test('a record that is not there leaves the kind of page as its name', async () => {
  await renderPage('/vacancies/va-8', { answers });
  await heading('Vacancy details');
  expect(
    await screen.findByRole('heading', { level: 2, name: /not in the list|Not on this device/ }),
  ).toBeTruthy();
  expect(document.title).toBe('Vacancy details · Nawruzan Livelihoods Organisation');
});
