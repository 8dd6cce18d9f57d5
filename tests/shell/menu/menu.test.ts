import { expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import { desktopMenu, drawerMenu, singleLink, type Menu } from '../../../src/shell/menu/menu';

const outline = (menus: Menu[]) =>
  menus.map(({ label, sections }) => [
    label,
    ...sections.map((section) => [section.label ?? '', ...section.entries.map((entry) => entry.label)]),
  ]);

test('the menu of wide screens has the groups, labels and order of the specification, and what a donor looks for', () => {
  expect(outline(desktopMenu)).toEqual([
    [
      'About us',
      ['', 'Overview', 'Board Chair Message'],
      ['Accountability', 'Figures & Reports', 'Audit Reports', 'Policies & Governance'],
      ['', 'Stakeholders', 'Team', 'Our institution', 'Contact'],
    ],
    ['Our work', ['', 'Key Areas of Focus', 'Programs & Projects']],
    ['News & Updates', ['', 'Events', 'Project Updates', 'Publications', 'Blog']],
    ['FAQs', ['', 'FAQs']],
    [
      'Get involved',
      ['Procurement', 'Invitation to bid', 'Notification of award'],
      ['', 'Vacancies', 'Volunteer Opportunities'],
      ['', 'Donate Now'],
    ],
  ]);
});

test('the menu of phones is flat under its groups, and has Our work', () => {
  const entries = drawerMenu.map(({ label, sections }) => [
    label,
    ...sections.flatMap((section) => section.entries.map((entry) => entry.label)),
  ]);
  expect(entries).toEqual([
    [
      'About us',
      ...['Overview', 'Board Chair Message', 'Figures & Reports', 'Audit Reports', 'Policies & Governance'],
      ...['Stakeholders', 'Team', 'Our institution', 'Contact'],
    ],
    ['Our work', 'Key Areas of Focus', 'Programs & Projects'],
    ['News & Updates', 'Events', 'Project Updates', 'Publications', 'Blog'],
    ['FAQs', 'FAQs'],
    [
      'Get involved',
      ...['Invitation to bid', 'Notification of award', 'Vacancies', 'Volunteer Opportunities', 'Donate Now'],
    ],
  ]);
  expect(drawerMenu.flatMap(({ sections }) => sections.filter((section) => section.label))).toEqual([]);
});

test('every entry links to a page of the site, except Donate Now, which opens the dialog', () => {
  const paths = routes.map(({ path }) => path);
  const entries = [...desktopMenu, ...drawerMenu].flatMap(({ sections }) =>
    sections.flatMap((section) => section.entries),
  );
  for (const entry of entries) {
    if ('path' in entry) expect(paths).toContain(entry.path);
    else expect(entry).toEqual({ label: 'Donate Now', action: 'donate' });
  }
});

test('only a group with one page of the same name has no dropdown', () => {
  const links = desktopMenu.flatMap((menu) => singleLink(menu) ?? []);
  expect(links).toEqual([{ label: 'FAQs', path: '/frequently-asked-questions' }]);
});
