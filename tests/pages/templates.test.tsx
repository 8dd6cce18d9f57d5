// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import HomeThree from '../../src/pages/templates/home-three';
import HomeTwo from '../../src/pages/templates/home-two';
import Preloader from '../../src/pages/templates/preloader';
import ServiceDetails from '../../src/pages/templates/service-details';
import Services from '../../src/pages/templates/services';
import ServicesTwo from '../../src/pages/templates/services-2';
import { renderPage } from '../support/render';

const pages: Record<string, ComponentType> = { HomeTwo, HomeThree, Services, ServicesTwo, ServiceDetails };

test.each(Object.entries(pages))('%s says that its text is a sample', async (_, Page) => {
  await renderPage(<Page />);
  expect(screen.getByText('Sample text.')).toBeTruthy();
});

test.each(Object.entries({ HomeTwo, HomeThree, ServicesTwo }))(
  '%s shows the first 3 features',
  async (_, Page) => {
    await renderPage(<Page />);
    const features = screen.getByRole('heading', { name: 'Three reasons' }).closest('section')!;
    expect(features.querySelectorAll('li')).toHaveLength(3);
  },
);

test.each(Object.entries({ HomeTwo, Services, ServicesTwo, ServiceDetails }))(
  '%s shows six service cards',
  async (_, Page) => {
    await renderPage(<Page />);
    const cards = screen.getAllByRole('link').filter((link) => link.matches('[href="/service-details"]'));
    expect(cards).toHaveLength(6);
  },
);

test.each(Object.entries({ Services, ServicesTwo, ServiceDetails }))(
  '%s has the consultation form',
  async (_, Page) => {
    await renderPage(<Page />);
    expect(screen.getByRole('form')).toBeTruthy();
  },
);

test('the preloader shows the star, and says that something is loading', async () => {
  const { container } = await renderPage(<Preloader />);
  expect(container.querySelectorAll('svg path')).toHaveLength(3);
  expect(screen.getByText('Loading …')).toBeTruthy();
});
