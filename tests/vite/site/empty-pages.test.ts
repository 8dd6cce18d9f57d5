import { expect, test } from 'vitest';
import { isListOfPagesOff } from '../../../vite/site/empty-pages';

test.each([
  ['teams', ['/team'], true],
  ['teams', ['/accountability'], false],
  ['stakeholders', ['/stakeholders', '/team'], true],
  ['audit-reports', ['/accountability'], false],
  ['audit-reports', ['/audit-reports', '/mutahid-dfi'], false],
  ['audit-reports', ['/audit-reports', '/mutahid-dfi', '/accountability'], true],
  ['posts', ['/events'], false],
  ['posts', ['/events', '/blog'], true],
  ['exatras', ['/programs-and-projects'], false],
  ['settings', ['/board-chair-message', '/accountability', '/policies-and-governance'], false],
  ['researchs', ['/publications'], false],
  ['vacancies', [], false],
])('the list %s is of pages that are off, of %j: %s', (list, off, isOff) =>
  expect(isListOfPagesOff(list, off)).toBe(isOff),
);
