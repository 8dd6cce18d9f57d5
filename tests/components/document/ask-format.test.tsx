// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { announceReload } from '../../../src/browser/reload';
import { AskFormat } from '../../../src/components/document/ask-format';
import { RecordPage } from '../../../src/components/record/record-page';
import { ContactForm } from '../../../src/pages/contact/contact';
import { declaration } from '../../../src/pages/vacancies/declaration';
import { renderPage } from '../../support/render';

const ask = 'Ask for this in another format or language';
const beginning = 'I would like “Field officer (VA-7)” in another format or language: ';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const show = (at = '/notice') =>
  renderPage(
    <>
      <Routes>
        <Route path="/notice" element={<AskFormat name="Field officer (VA-7)" />} />
        <Route path="/contact" element={<ContactForm />} />
      </Routes>
      <Link to="/notice">Notice</Link>
      <Link to="/contact">Contact</Link>
      <Back />
    </>,
    { at },
  );
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
const link = (name: string) => screen.getByRole('link', { name });

test('the message begins with what is asked for, is written on, and no address names the document', async () => {
  const { user } = await show();
  expect(link(ask).getAttribute('href')).toBe('/contact');
  await user.click(link(ask));
  expect((await message()).value).toBe(beginning);
  expect(document.activeElement).toBe(await message());
  await user.keyboard('large print');
  expect((await message()).value).toBe(`${beginning}large print`);
});

test('what was written before the app reloaded stays, in this field and in the others', async () => {
  const { user } = await show('/contact');
  await user.type(await message(), 'Salaam');
  await user.type(screen.getByLabelText('Name'), 'Laila');
  announceReload();
  cleanup();
  const next = await show();
  await next.user.click(link(ask));
  expect((await message()).value).toBe(`Salaam\n\n${beginning}`);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Laila');
});

test('on the way back an empty message begins again, and one that is there from before stays as it is', async () => {
  const { user } = await show();
  await user.click(link(ask));
  await message();
  await user.click(link('Notice'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((await message()).value).toBe(beginning);
  await user.clear(await message());
  await user.keyboard('Please call me.');
  await user.click(link('Notice'));
  announceReload();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((await message()).value).toBe('Please call me.');
});

test('whoever comes by another link begins an empty message', async () => {
  const { user } = await show();
  await user.click(link('Contact'));
  expect((await message()).value).toBe('');
});

test.each([
  ['VITE_FORMS_ENDPOINT', 'none'],
  ['SITE_UNLINKED', '/contact'],
])('without a form there is no link: %s is %s', async (name, value) => {
  vi.stubEnv(name, value);
  await show();
  expect(screen.queryByRole('link', { name: ask })).toBeNull();
});

test('a notice has the link for its document, and none without a document', async () => {
  const officer = { vacancy_number: 'VA-7', title: 'Field officer', file: '/files/tor.pdf' };
  const cleaner = { vacancy_number: 'VA-8', title: 'Cleaner' };
  const open = (slug: string) =>
    renderPage(
      <Routes>
        <Route path="/vacancies/:slug" element={<RecordPage {...declaration} />} />
        <Route path="/contact" element={<ContactForm />} />
      </Routes>,
      { at: `/vacancies/${slug}`, answers: { '/api/vacancies': { data: [officer, cleaner] } } },
    );
  const bare = await open('va-8');
  expect(await within(bare.container).findByRole('button', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: ask })).toBeNull();
  bare.unmount();
  const { user } = await open('va-7');
  await user.click(await screen.findByRole('link', { name: ask }));
  expect((await message()).value).toBe(beginning);
});
