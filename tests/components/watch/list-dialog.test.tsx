// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListDialog } from '../../../src/components/watch/list-dialog';
import { readWatches } from '../../../src/data/watches/watches';
import type { Resource } from '../../../src/schemas/base';
import { auditReports } from '../../../src/schemas/audit-reports';
import { vacancies } from '../../../src/schemas/vacancies';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';

const list = {
  data: ['Kabul', 'Herat'].map((location, index) => ({
    ...{ id: index, vacancy_number: `VA-${index}`, title: `Post ${index}`, location },
    ...{ close_date: '2036-12-01', file: `/files/${index}.pdf`, file_size: 1_000_000 },
  })),
};
const answers = { '/api/settings': [], '/api/vacancies': list, '/api/audit-reports': [] };
const open = (of: unknown, path: string, query: string) =>
  renderPage(<ListDialog isOpen onClose={() => undefined} of={of as Resource} path={path} query={query} />, {
    at: path,
    answers,
  });

test('a filter is watched and its watch ended by one button, which says what it is; its order is no part of it', async () => {
  const { user } = await open(vacancies, '/vacancies', '?place=Kabul&sort=title');
  expect(await screen.findByText('What you filtered by: Kabul.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Tell me' }));
  const stop = await screen.findByRole('button', { name: 'Do not tell me any more' });
  expect(stop.getAttribute('aria-pressed')).toBe('true');
  expect((await readWatches())!.map(({ address, language }) => [address, language])).toEqual([
    ['/vacancies?place=Kabul', 'en'],
  ]);
  await user.click(stop);
  await eventually(async () => expect(await readWatches()).toEqual([]));
});

test('the documents of the open entries are offered with their size', async () => {
  await open(vacancies, '/vacancies', '');
  expect(await screen.findByText('All of this list.')).toBeTruthy();
  expect(await screen.findByText(/^2 documents/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Save all/ })).toBeTruthy();
});

test('a list whose entries have no pages of their own is not watched', async () => {
  await open(auditReports, '/audit-reports', '');
  await screen.findByRole('heading', { name: 'Take all documents' });
  expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
});
