// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Captcha, type CaptchaState } from '../../../src/components/form/captcha';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

type Options = Record<string, (value?: string) => void> & { sitekey: string };

const states: CaptchaState[] = [];
const onChange = (state: CaptchaState) => void states.push(state);
const removed = vi.fn();
let options: Options;

beforeEach(() => {
  states.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }));
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const script = () => document.head.querySelector('script');
const say = (event: string, value?: string) => act(async () => options[event]!(value));

// The script is loaded once per page, so these tests depend on their order.

test('a script that cannot be loaded shows a message, and a retry loads it again', async () => {
  expectWarning(/the script did not load/);
  const { user } = await renderPage(<Captcha siteKey="key" onChange={onChange} />);
  expect(screen.getByRole('status').textContent).toBe('The check that you are human is being fetched …');
  await act(async () => void script()!.dispatchEvent(new Event('error')));
  expect(screen.getByRole('status').textContent).toMatch(/there is no connection, or it is blocked/);
  expect(states).toEqual([{ is: 'failed' }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(states.at(-1)).toEqual({ is: 'loading' });
  await act(async () => {
    window.hcaptcha = {
      render: (_place, given) => {
        options = given as unknown as Options;
        return 'one';
      },
      remove: removed,
    };
    window.onCaptchaReady?.();
  });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(states.at(-1)).toEqual({ is: 'asked' });
});

test('passes the site key and reports the response, its expiry and errors', async () => {
  expectWarning(/The captcha reported network-error\./);
  await renderPage(<Captcha siteKey="key" onChange={onChange} />);
  expect(options.sitekey).toBe('key');
  await say('callback', 'P1_response');
  expect(states.at(-1)).toEqual({ is: 'solved', response: 'P1_response' });
  await say('expired-callback');
  expect(states.at(-1)).toEqual({ is: 'asked' });
  await say('callback', 'P1_again');
  await say('error-callback', 'network-error');
  expect(states.at(-1)).toEqual({ is: 'asked' });
  expect(screen.getByRole('status').textContent).toMatch(/reported a fault/);
});

test('removes the widget on unmount', async () => {
  const { unmount } = await renderPage(<Captcha siteKey="key" onChange={onChange} />);
  removed.mockClear();
  unmount();
  expect(removed).toHaveBeenCalledExactlyOnceWith('one');
});
