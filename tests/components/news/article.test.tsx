// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Article, type ArticleRecord } from '../../../src/components/news/article';
import type { Markup } from '../../../src/schemas/base';
import { projects } from '../../../src/schemas/projects';
import { renderPage } from '../../support/render';

const bare: ArticleRecord = {
  title: 'Canal repair',
  date: undefined,
  image: undefined,
  intro: undefined,
  content: '<p>Two weirs.</p>' as Markup,
};
const shown = { confirmedAt: 0, refreshFailure: undefined, isReloading: false, reload: () => undefined };

test('categories and tags in another language than the page are marked', async () => {
  await renderPage(
    <Article
      list={projects}
      of={{ state: 'ready', value: bare, ...shown }}
      read={(record) => record}
      category={() => ({ name: 'Community news', lang: 'en', to: '/events/category/news' })}
      tags={() => [{ name: 'پس‌انداز', lang: 'fa-AF', to: '/events/tag/savings' }]}
      sidebar={null}
    />,
  );
  const marks = screen.getAllByRole('link').map(({ lang, dir }) => [lang, dir]);
  expect(marks).toEqual([
    ['en', 'ltr'],
    ['fa-AF', 'rtl'],
  ]);
});

test('missing fields render no empty elements, and the picture keeps its ratio of 1200 by 675', async () => {
  const { container } = await renderPage(
    <Article
      list={projects}
      of={{ state: 'ready', value: bare, ...shown }}
      read={(record) => record}
      category={() => undefined}
      tags={() => []}
      sidebar={<aside>More</aside>}
    />,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Two weirs.')).toBeTruthy();
  expect(container.querySelector('dl, article time[datetime="undefined"]')).toBeNull();
  const frame = container.querySelector<HTMLElement>('article [style*="aspect-ratio"]');
  expect(frame?.style.aspectRatio).toBe('16 / 9');
  expect(screen.getByRole('complementary')).toBeTruthy();
});
