// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NewsletterForm } from '../../../src/components/form/newsletter-form';
import { renderPage } from '../../support/render';

const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const submit = () => screen.getByRole('button', { name: 'Sign up' });

test('the e-mail must be one where it is given, and need not be given; it says Thanks for your Email', async () => {
  const { user } = await renderPage(<NewsletterForm />);
  await user.type(email(), 'nobody');
  await user.click(submit());
  expect(screen.queryByText('Thanks for your Email')).toBeNull();
  await user.clear(email());
  await user.click(submit());
  expect(await screen.findByText('Thanks for your Email')).toBeTruthy();
});

test('where forms are delivered, an empty box sends nothing and claims nothing', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  const { user, asked } = await renderPage(<NewsletterForm />);
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Nothing was sent, because no address was written.');
  expect(screen.queryByText('Thanks for your Email')).toBeNull();
  expect(asked).not.toContain('/forms');
});
