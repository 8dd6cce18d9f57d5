// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Accountability from '../../../src/pages/accountability/accountability';
import { renderPage } from '../../support/render';
import { settingRecords } from '../settings';

const answers = {
  '/api/exatras': [
    { category: 'Policies & Governance', title: 'Safeguarding' },
    { category: 'Key Areas of Focus', title: 'Farming' },
  ],
  '/api/teams': [
    { name: 'Amina Rahimi', position: 'Chair', slug: 'amina-rahimi', is_board_member: 1 },
    { name: 'Yusuf Karimzad', position: 'Director', slug: 'yusuf-karimzad' },
  ],
  '/api/audit-reports': [
    { year: '2024', file: '/files/audit-2024.pdf' },
    { year: '2025', file: '/files/audit-2025.pdf', is_mutahid_dfi: 1 },
  ],
};
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);

test('gathers policies, the board and its pages, and nothing of other categories', async () => {
  await renderPage(<Accountability />, { answers });
  const policies = await section('The rules we follow');
  expect((await policies.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Safeguarding',
  ]);
  expect(policies.getByRole('link', { name: 'Safeguarding' }).getAttribute('href')).toBe(
    '/policies-and-governance#part-1',
  );
  const board = await section('Who answers for them');
  const [member, ...others] = await board.findAllByRole('listitem');
  expect([member!.textContent, others]).toEqual(['Amina RahimiChair', []]);
});

test('policies and a board of which the site has none are left out, with the links to them', async () => {
  const others = {
    '/api/exatras': answers['/api/exatras'].slice(1),
    '/api/teams': answers['/api/teams'].slice(1),
  };
  await renderPage(<Accountability />, { answers: { ...answers, ...others } });
  await waitFor(() => expect(screen.queryByText('The rules we follow')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Who answers for them')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Reports by year' })).toBeTruthy();
});

const settings = (values: Parameters<typeof settingRecords>[0]) => ({
  answers: { ...answers, '/api/settings': settingRecords(values) },
});

test('says how to complain in the words of the settings, with links', async () => {
  await renderPage(<Accountability />, settings({ complaintsText: 'Write to complaints@example.org.' }));
  const complaints = await section('How to complain');
  const link = await complaints.findByText('complaints@example.org');
  expect(link.getAttribute('href')).toBe('mailto:complaints@example.org');
});

test('without such a text, the contact details say how to complain', async () => {
  await renderPage(<Accountability />, settings({ phone: '+93 20 555 0142' }));
  const complaints = await section('How to complain');
  complaints.getByText('Write to us or call us. Say what happened, where and when.');
  await complaints.findByText('+93 20 555 0142');
});
