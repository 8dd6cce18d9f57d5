// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConsultationForm } from '../../../src/components/template/consultation-form';
import { renderPage } from '../../support/render';

const labels = ['First name', 'Last name', 'E-mail', 'Phone', 'Service', 'Message'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('all six fields are required by the browser', async () => {
  await renderPage(<ConsultationForm />);
  expect(labels.map((label) => field(label).name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'serviceName',
    'message',
  ]);
  expect(labels.every((label) => field(label).required)).toBe(true);
});

test.each([
  ['0700123456', true],
  ['+93700123456', true],
  ['۰۷۰۰۱۲۳', true],
  ['070-012', false],
  ['07+00', false],
  ['call me', false],
])('the phone field accepts digits and a leading plus: %s', async (value, isValid) => {
  const { user } = await renderPage(<ConsultationForm />);
  await user.type(field('Phone'), value);
  expect(field('Phone').type).toBe('tel');
  expect(field('Phone').checkValidity()).toBe(isValid);
});

test('a valid form resets and shows Message Sent Successfully', async () => {
  const answers = { '/forms': () => new Response(null, { status: 204 }) };
  const { user } = await renderPage(<ConsultationForm />, { answers });
  for (const label of labels)
    await user.type(field(label), { 'E-mail': 'a@example.org', Phone: '0700' }[label] ?? 'a');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Message Sent Successfully')).toBeTruthy();
  expect(labels.map((label) => field(label).value).join('')).toBe('');
});
