// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProjectCard } from '../../../src/components/news/project-card';
import type { Project } from '../../../src/schemas/projects';
import { renderPage } from '../../support/render';

const project = {
  title: 'Saffron in Herat',
  slug: 'saffron',
  image: { url: '/files/whole.avif' },
  thumbnail1: { url: '/files/card.avif' },
} as Project;

test('shows the card image and the title, with one link to the project', async () => {
  const { container } = await renderPage(<ProjectCard project={project} headingLevel="h3" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Saffron in Herat' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/project-details/saffron',
  ]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/card.avif');
});

test('falls back to the image of the project page', async () => {
  const { container } = await renderPage(
    <ProjectCard project={{ ...project, thumbnail1: undefined }} headingLevel="h2" />,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/whole.avif');
});
