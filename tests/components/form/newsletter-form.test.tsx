// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsletterForm } from '../../../src/components/form/newsletter-form';
import { renderPage } from '../../support/render';

const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const submit = () => screen.getByRole('button', { name: 'Sign up' });

test('validates the e-mail address, sends it, and shows the thank-you message', async () => {
  const answers = { '/forms': () => new Response(null, { status: 204 }) };
  const { user, asked } = await renderPage(<NewsletterForm />, { answers });
  await user.type(email(), 'nobody');
  await user.click(submit());
  expect(asked).not.toContain('/forms');
  await user.type(email(), '@example.org');
  await user.click(submit());
  expect(await screen.findByText('Thanks for your Email')).toBeTruthy();
});

test('the address is optional, but an empty form sends nothing and shows no success', async () => {
  const { user, asked } = await renderPage(<NewsletterForm />);
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Nothing was sent, because no address was written.');
  expect(screen.queryByText('Thanks for your Email')).toBeNull();
  expect(asked).not.toContain('/forms');
});
