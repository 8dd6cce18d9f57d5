// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { left } from 'virtual:moved';
import { DueLeftNotice } from '../../../src/shell/languages/due-left-notice';
import { renderPage } from '../../support/render';

// The sample has left no language.
Object.assign(left, {
  fa: { tag: 'fa-AF', direction: 'rtl', notice: 'این صفحه به دری نیست.', close: 'بستن' },
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const page = (
  <>
    <DueLeftNotice />
    <Address />
  </>
);

beforeEach(() => history.replaceState(null, '', '/vacancies?q=herat#left=fa'));

test('says in the language that was left that the site lacks it, until it is closed, and drops the fragment', async () => {
  const { user } = await renderPage(page, { at: '/vacancies?q=herat#left=fa' });
  await screen.findByText('این صفحه به دری نیست.');
  await screen.findByText('/vacancies?q=herat');
  await user.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByText('این صفحه به دری نیست.')).toBeNull();
});

test('does not lead back a user who has gone on to another page meanwhile', async () => {
  history.pushState(null, '', '/read?file=/files/tor.pdf');
  await renderPage(page, { at: '/vacancies?q=herat#left=fa' });
  await screen.findByText('این صفحه به دری نیست.');
  screen.getByText('/vacancies?q=herat#left=fa');
});
