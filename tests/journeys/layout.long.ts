import type { Kind, Resource } from '../../src/schemas/base';
import { auditReports } from '../../src/schemas/audit-reports';
import { categories, pcategories, tags } from '../../src/schemas/categories';
import { exatras } from '../../src/schemas/exatras';
import { faqs } from '../../src/schemas/faqs';
import { itbs } from '../../src/schemas/itbs';
import { noas } from '../../src/schemas/noas';
import { posts } from '../../src/schemas/posts';
import { projects } from '../../src/schemas/projects';
import { researchs } from '../../src/schemas/researchs';
import { settingFields } from '../../src/schemas/settings';
import { teams } from '../../src/schemas/teams';
import { vacancies, volunteers } from '../../src/schemas/vacancies';
import { expect, renderingTest as test } from './fixtures';
import { expectBoundedWith, firstRow, longMarkup, longText, rowsOf, type Row } from './long-texts';

test.beforeEach(({ expectFault }) => expectFault(/Failed to load resource|expected at most \d+ characters/));

/** The page that shows the records of a resource, and which record is changed. */
interface Place {
  resource: Resource;
  address: string | ((base: string) => Promise<string>);
  which?: (row: Row) => boolean;
  /** The text that gets the mark if the changed one is not shown; by default the first that identifies the record. */
  marked?: string;
  /** Fields that decide where a record is shown, or that are never shown. */
  without?: readonly string[];
}

const slugOf = (resource: string, prefix: string) => async (base: string) =>
  `${prefix}/${String((await firstRow(base, resource)).slug)}`;
const inCategory = (category: string) => (row: Row) => row.category === category;
const isManager = (row: Row) => Number(row.is_board_member) === 0;

const places: readonly Place[] = [
  { resource: vacancies, address: '/vacancies' },
  { resource: volunteers, address: '/volunteer-opportunities' },
  { resource: itbs, address: '/invitation-to-bid', marked: 'reference_number' },
  { resource: noas, address: '/notification-of-award', marked: 'reference_number' },
  { resource: auditReports, address: '/audit-reports', which: (row) => Number(row.is_mutahid_dfi) === 0 },
  { resource: faqs, address: '/frequently-asked-questions' },
  {
    resource: exatras,
    address: '/key-areas-of-focus',
    which: inCategory('Key Areas of Focus'),
    marked: 'title',
    without: ['category'],
  },
  {
    resource: exatras,
    address: '/policies-and-governance',
    which: inCategory('Policies & Governance'),
    marked: 'title',
    without: ['category'],
  },
  { resource: teams, address: '/team', which: isManager },
  { resource: teams, address: '/', which: (row) => !isManager(row) },
  {
    resource: teams,
    address: async (base) =>
      `/management-team/${String((await firstRow(base, 'teams', isManager)).name)
        .toLowerCase()
        .replace(/\s+/g, '-')}`,
    which: isManager,
    marked: 'position',
    without: ['name'],
  },
  { resource: posts, address: '/events' },
  { resource: posts, address: '/' },
  { resource: posts, address: slugOf('posts', '/event-details') },
  { resource: projects, address: '/project-updates' },
  { resource: projects, address: '/' },
  { resource: projects, address: slugOf('projects', '/project-details') },
  { resource: researchs, address: '/' },
  { resource: categories, address: '/events' },
  { resource: tags, address: slugOf('posts', '/event-details') },
  { resource: pcategories, address: '/project-updates' },
];

const identityOf = ({ fields }: Resource) =>
  Object.values(fields).find(
    ({ need, kind }) => need === 'identity' && (kind === 'text' || kind === 'markup'),
  )?.wire[0];

const written: readonly Kind[] = ['text', 'texts', 'markup', 'date'];

for (const { resource, address, which, marked, without = [] } of places) {
  const where = typeof address === 'string' ? address : 'the page of one record';
  test(`no text of ${resource.name} breaks the layout of ${where}`, async ({ open, site }) => {
    const path = typeof address === 'string' ? address : await address(site.url);
    const page = await open('/contact');
    let count = 0;
    const shown: string[] = [];
    for (const [name, field] of Object.entries(resource.fields)) {
      if (!written.includes(field.kind) || name === 'id' || without.includes(name)) continue;
      const texts = field.kind === 'markup' ? longMarkup : { 'a word of 20,000 letters': longText };
      for (const [kind, make] of Object.entries(texts)) {
        count += 1;
        // Some fields are not shown here: the mark is put into every other identifying text as well. The pages of
        // notices, which show more, are those of `layout-records.long.ts`.
        const mark = `mark${count}x`;
        const body = (old: unknown) => {
          const rows = rowsOf(old);
          const chosen = [rows].flat().find(which ?? (() => true));
          if (!chosen) return old;
          const key = marked ?? identityOf(resource);
          if (key && key !== field.wire[0]) chosen[key] = `${mark} ${String(chosen[key])}`;
          for (const wire of field.wire) chosen[wire] = field.kind === 'texts' ? [make(mark)] : make(mark);
          return old;
        };
        shown.push(`${name}: ${kind}`);
        await expectBoundedWith(
          page,
          site.url + path,
          new RegExp(`/api/${resource.name}(/|\\?|$)`),
          body,
          mark,
          `${path}, ${resource.name}.${name}, ${kind}`,
        );
      }
    }
    expect(shown.length).toBeGreaterThan(0);
  });
}

for (const address of ['/', '/about', '/contact', '/board-chair-message'])
  test(`no setting breaks the layout of ${address}`, async ({ open, site }) => {
    const page = await open('/events');
    const texts = Object.values(settingFields).filter(({ kind }) => kind === 'text');
    expect(texts.length).toBeGreaterThan(30);
    for (const [index, { name }] of texts.entries()) {
      const mark = `mark${index}x`;
      const change = (body: unknown) => {
        for (const row of rowsOf(body) as Row[]) {
          if (row.field_name === name) row.field_value = longText(mark);
          // The footer is on every page.
          else if (row.field_name === 'footer_address')
            row.field_value = `${mark} ${String(row.field_value)}`;
        }
        return body;
      };
      await expectBoundedWith(
        page,
        site.url + address,
        /\/api\/settings/,
        change,
        mark,
        `${address}, ${name}`,
      );
    }
  });
