// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchPage, pageLoader } from '../../src/shell/page-elements';

test.each([
  ['/vacancies', 'Vacancies'],
  ['/project-details/canal-repair', 'Project details'],
  ['/board-member/someone', 'Board director details'],
  ['/management-team/someone', 'Management team details'],
  ['/nothing/of-ours', undefined],
  ['/nothing', undefined],
])('the title of %s is %s', (path, title) => expect(matchPage(path)?.title).toBe(title));

test('throws for a route whose page file does not exist', () =>
  expect(() => pageLoader({ path: '/letters', page: 'letters/letters' })).toThrow(
    'src/routes.tsx: /letters has the page "letters/letters": src/pages/letters/letters.tsx is missing, or its folder is not listed in src/shell/page-elements.tsx.',
  ));
