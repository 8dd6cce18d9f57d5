// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FaqList } from '../../../src/pages/frequently-asked-questions/faq-list';
import type { Faq } from '../../../src/schemas/faqs';
import { renderPage } from '../../support/render';

const faqs = [
  { question: '<p>What do you do?</p>', response: '<p>We <b>lend</b>.</p>' },
  { question: 'Where?', response: '<p>In Herat.</p><script>alert(1)</script>' },
  { question: 'Where?', response: undefined },
] as unknown as Faq[];

const question = (name: string) => screen.getByRole('button', { name });
const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);

test('questions are numbered headings, and the first one is expanded', async () => {
  await renderPage(<FaqList faqs={faqs} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1.What do you do?',
    '2.Where?',
    '3.Where?',
  ]);
  expect(open()).toEqual(['1.What do you do?']);
  expect(screen.getByRole('region', { name: '1.What do you do?' }).textContent).toBe('We lend.');
});

test('one is expanded at a time, and a click on it collapses it', async () => {
  const { user } = await renderPage(<FaqList faqs={faqs} />);
  await user.click(question('2.Where?'));
  expect(open()).toEqual(['2.Where?']);
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(1));
  expect(screen.getByRole('region', { name: '2.Where?' }).textContent).toBe('In Herat.');
  await user.click(question('2.Where?'));
  expect(open()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a question expands from the keyboard', async () => {
  const { user } = await renderPage(<FaqList faqs={faqs} />);
  question('3.Where?').focus();
  await user.keyboard('{Enter}');
  expect(open()).toEqual(['3.Where?']);
  await user.keyboard(' ');
  expect(open()).toEqual([]);
});

test('the content of a question is a region named by the question', async () => {
  await renderPage(<FaqList faqs={faqs} />);
  const region = screen.getByRole('region');
  expect(question('1.What do you do?').getAttribute('aria-controls')).toBe(region.id);
});
