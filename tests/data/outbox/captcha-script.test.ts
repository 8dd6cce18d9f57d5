// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  delete window.hcaptcha;
});

const start = async () => (await import('../../../src/data/outbox/captcha-script')).loadCaptcha;
const scripts = () => [...document.head.querySelectorAll('script')];
const api = { render: () => '1', remove: () => undefined };

test('nothing is fetched before the captcha is needed, then one script of its host, once', async () => {
  const loadCaptcha = await start();
  expect(scripts()).toEqual([]);
  const [one, other] = [loadCaptcha(), loadCaptcha()];
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://hcaptcha.com/1/api.js?render=explicit&onload=onCaptchaReady&recaptchacompat=off',
  ]);
  window.hcaptcha = api;
  window.onCaptchaReady?.();
  expect(await one).toBe(api);
  expect(await other).toBe(api);
  expect(await loadCaptcha()).toBe(api);
  expect(scripts()).toHaveLength(1);
});

test('the first host of the build variable is used', async () => {
  vi.stubEnv('VITE_CAPTCHA_HOST', 'https://captcha.example https://assets.captcha.example');
  const loadCaptcha = await start();
  void loadCaptcha();
  expect(new URL(scripts()[0]!.src).origin).toBe('https://captcha.example');
});

test('a blocked script is a failure, and the next call retries', async () => {
  const loadCaptcha = await start();
  const first = loadCaptcha();
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toMatchObject({ kind: 'unreachable' });
  expect(scripts()).toEqual([]);
  const second = loadCaptcha();
  window.hcaptcha = api;
  window.onCaptchaReady?.();
  expect(await second).toBe(api);
});

test('a script that defines no captcha, or stalls for 8 s, is a failure', async () => {
  const loadCaptcha = await start();
  const first = loadCaptcha();
  window.onCaptchaReady?.();
  await expect(first).rejects.toMatchObject({ kind: 'wrong-shape' });
  vi.useFakeTimers();
  const second = expect(loadCaptcha()).rejects.toMatchObject({ kind: 'silent' });
  await vi.advanceTimersByTimeAsync(8_000);
  await second;
  vi.useRealTimers();
});
