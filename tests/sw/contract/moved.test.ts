import { expect, it } from 'vitest';
import { movedTo } from '../../../sw/contract/moved';

const moved = { languages: { en: false, ps: true }, addresses: { '/jobs': '/vacancies', '/old': '/' } };

it.each([
  ['/ps', '', '/#left=ps'],
  ['/ps/vacancies', '', '/vacancies#left=ps'],
  ['/ps/jobs', '', '/vacancies#left=ps'],
  ['/en/vacancies', '', '/vacancies'],
  ['/jobs', '', '/vacancies'],
  ['/fa/jobs', '/fa', '/fa/vacancies'],
  ['/fa/old', '/fa', '/fa'],
  ['/old', '', '/'],
  ['/psx', '', undefined],
  ['/vacancies', '', undefined],
  ['/constructor', '', undefined],
  ['/', '', undefined],
])('%s leads to its present page', (path, prefix, to) => {
  expect(movedTo(path, prefix, moved)).toBe(to);
});
