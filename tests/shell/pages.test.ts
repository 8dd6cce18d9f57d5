// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeOf } from '../../src/shell/pages';

test.each([
  ['/vacancies', 'Vacancies'],
  ['/project-details/canal-repair', 'Project details'],
  ['/board-member/someone', 'Board director details'],
  ['/management-team/someone', 'Management team details'],
  ['/nothing/of-ours', undefined],
  ['/nothing', undefined],
])('%s is %s', (path, title) => expect(placeOf(path)?.title).toBe(title));
