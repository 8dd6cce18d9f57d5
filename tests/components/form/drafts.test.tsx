// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceReload } from '../../../src/browser/reload';
import { Field } from '../../../src/components/form/field';
import { Form } from '../../../src/components/form/form';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});

/** A page with two forms, as each load of the app renders it. */
async function load(before?: string) {
  const rendered = await renderPage(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <Form form="contact" label="Contact" thanks="Thanks" submit="Send">
              <Field
                name="name"
                label="Name"
                autoComplete="name"
                optional
                {...(before && { defaultValue: before })}
              />
              <Field name="message" label="Message" type="multiline" autoComplete="off" optional />
              <input type="password" name="secret" aria-label="Secret" />
            </Form>
            <Form form="subscribe" label="Subscribe" thanks="Thanks" submit="Subscribe">
              <Field name="email" label="E-mail" autoComplete="email" optional />
            </Form>
          </>
        }
      />
    </Routes>,
    { at: '/contact' },
  );
  return {
    ...rendered,
    reload() {
      announceReload();
      // The page is gone, and nothing of it runs any more.
      cleanup();
    },
  };
}
const value = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value;

test('what was typed is there after a reload of the app, in its own form, and kept nowhere else', async () => {
  const { user, reload } = await load();
  await user.type(screen.getByLabelText('Name'), 'Laila');
  await user.type(screen.getByLabelText('Message'), 'Two\nlines');
  await user.type(screen.getByLabelText('Secret'), 'hidden');
  expect(sessionStorage.length).toBe(0);
  reload();
  expect(sessionStorage.getItem('form-drafts')).not.toContain('hidden');
  await load();
  expect([value('Name'), value('Message'), value('E-mail')]).toEqual(['Laila', 'Two\nlines', '']);
  expect(sessionStorage.length).toBe(0);
});

test('on another page nothing of it appears, and it is there on the way back', async () => {
  const { user, reload } = await load();
  await user.type(screen.getByLabelText('Name'), 'Laila');
  reload();
  history.replaceState(null, '', '/services');
  const other = await load();
  expect(value('Name')).toBe('');
  other.reload();
  history.replaceState(null, '', '/contact');
  await load();
  expect(value('Name')).toBe('Laila');
});

test('what the user has typed since, or the page brought, is not replaced', async () => {
  const { user, reload } = await load('Najib');
  await user.type(screen.getByLabelText('Message'), 'One');
  reload();
  await load('Najib');
  expect([value('Name'), value('Message')]).toEqual(['Najib', 'One']);
});

test('a form with nothing typed leaves nothing, and blocked storage costs what was typed, not the reload', async () => {
  const { reload } = await load();
  reload();
  expect(sessionStorage.length).toBe(0);
  const next = await load();
  await next.user.type(screen.getByLabelText('Name'), 'Laila');
  expectWarning(/^What was typed is not kept over the reload: .*blocked/);
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  next.reload();
  blocked.mockRestore();
});
