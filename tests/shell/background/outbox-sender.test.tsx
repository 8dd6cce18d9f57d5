// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { writeMessage, readOutbox } from '../../../src/data/outbox/outbox';
import { OutboxSender } from '../../../src/shell/background/outbox-sender';
import { renderPage } from '../../support/render';

const keep = (id: string) =>
  writeMessage({ id, form: 'subscribe', fields: { email: 'a@example.org' }, writtenAt: 1, state: 'waiting' });
const answers = { '/forms': () => new Response(null, { status: 204 }) };

test('sends the outbox at start and notifies the user', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  await keep('a');
  const { asked } = await renderPage(<OutboxSender />, { answers });
  expect(await screen.findByText('A message that waited on this phone has been sent.')).toBeTruthy();
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
  expect(await readOutbox()).toEqual([]);
});

test('sends nothing without an endpoint', async () => {
  await keep('b');
  const { asked } = await renderPage(<OutboxSender />, { answers });
  window.dispatchEvent(new Event('online'));
  expect(await readOutbox()).toHaveLength(1);
  expect(asked).not.toContain('/forms');
});
