import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/preview/drafts';
import { parse } from '../../../src/schemas/parse';
import { projects } from '../../../src/schemas/projects';
import { vacancies } from '../../../src/schemas/vacancies';
import { routes } from '../../../src/routes';
import { recordOfDraft } from '../../../vite/editor/draft';

const draft = (values: Draft['values'], list = 'vacancies'): Draft => ({
  type: 'draft',
  list,
  values,
  files: {},
});
const read = (resource: Parameters<typeof recordOfDraft>[0], values: Draft['values']) =>
  parse(resource, { data: [recordOfDraft(resource, draft(values))], meta: { links: [] } }, '').records[0];

test('a draft is read as the content of a site is', () => {
  const record = read(vacancies, {
    number: 'VA-9',
    title: 'Midwife',
    postDate: '2026-11-20',
    closeDate: '2026-12-20 16:00',
    changes: [
      { date: '2026-11-25', sentence: 'Closes later.' },
      { date: '', sentence: '' },
    ],
    file: 'terms.pdf',
    summary: 'A **midwife** advises mothers.',
  });
  expect(record).toMatchObject({
    number: 'VA-9',
    title: 'Midwife',
    closeDate: '2026-12-20 16:00:00',
    changes: [{ date: '2026-11-25', sentence: 'Closes later.' }],
    file: { url: '/admin/preview/files/terms.pdf' },
  });
});

test('pictures have the address of one that every site has, until the page is drawn', () => {
  const record = read(projects, {
    title: 'Wells',
    image: 'a well.avif',
    content: '![A well](a%20well.avif)',
  });
  expect(JSON.stringify(record)).toContain('/favicon.svg#a%20well.avif');
});

describe.each(routes.flatMap(({ shows }) => (shows?.params ? [[shows.of.name, shows.of] as const] : [])))(
  '%s',
  (_name, resource) => {
    test.each([
      ['an empty form', {}],
      [
        'a form with values of any kind',
        Object.fromEntries(Object.keys(resource.fields).map((name) => [name, ['x', 1]])),
      ],
    ])('has a preview of %s', (_what, values) => {
      expect(read(resource, values)).toBeDefined();
    });
  },
);
