// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NewsletterForm } from '../../../src/components/form/newsletter-form';
import { renderPage } from '../../support/render';

const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const submit = () => screen.getByRole('button', { name: 'Sign up' });

test('validates the optional e-mail address and shows the thank-you message', async () => {
  const { user } = await renderPage(<NewsletterForm />);
  await user.type(email(), 'nobody');
  await user.click(submit());
  expect(screen.queryByText('Thanks for your Email')).toBeNull();
  await user.clear(email());
  await user.click(submit());
  expect(await screen.findByText('Thanks for your Email')).toBeTruthy();
});

test('with an endpoint, an empty form sends nothing and shows no success', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  const { user, asked } = await renderPage(<NewsletterForm />);
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Nothing was sent, because no address was written.');
  expect(screen.queryByText('Thanks for your Email')).toBeNull();
  expect(asked).not.toContain('/forms');
});
