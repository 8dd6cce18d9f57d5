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
])('%s is %s', (path, title) => expect(matchPage(path)?.title).toBe(title));

test('a route whose page is no file is refused by name', () =>
  expect(() => pageLoader({ path: '/letters', page: 'letters/letters' })).toThrow(
    'src/routes.tsx: /letters has the page "letters/letters": src/pages/letters/letters.tsx is missing.',
  ));
