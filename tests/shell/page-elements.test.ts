// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchPage } from '../../src/shell/page-elements';

test.each([
  ['/vacancies', 'Vacancies'],
  ['/project-details/canal-repair', 'Project details'],
  ['/board-member/someone', 'Board director details'],
  ['/management-team/someone', 'Management team details'],
  ['/nothing/of-ours', undefined],
  ['/nothing', undefined],
])('%s is %s', (path, title) => expect(matchPage(path)?.title).toBe(title));
