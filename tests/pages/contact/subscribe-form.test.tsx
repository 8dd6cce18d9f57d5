// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubscribeForm } from '../../../src/pages/contact/subscribe-form';
import { renderPage } from '../../support/render';

test('the e-mail is required and validated; then the form is reset and says Subscribed Successfully', async () => {
  const answers = { '/forms': () => new Response(null, { status: 204 }) };
  const { user } = await renderPage(<SubscribeForm />, { answers });
  const email = screen.getByLabelText<HTMLInputElement>('Your e-mail address');
  const submit = screen.getByRole('button', { name: 'Subscribe' });
  await user.click(submit);
  await user.type(email, 'nobody');
  await user.click(submit);
  expect(screen.queryByText('Subscribed Successfully')).toBeNull();
  await user.type(email, '@example.org');
  await user.click(submit);
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(email.value).toBe('');
});
