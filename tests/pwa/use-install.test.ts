// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDevice } from './devices';
import { expectWarning } from '../support/console';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(window, 'onbeforeinstallprompt');
});

const offers = () => Object.assign(window, { onbeforeinstallprompt: null });

/** Chromium's `beforeinstallprompt` event, with this response of the user. */
const offer = (outcome: string, prompt = vi.fn(async () => undefined)) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });

async function start() {
  const { captureInstallPrompt, install } = await import('../../src/pwa/install-prompt');
  const { useInstall } = await import('../../src/pwa/use-install');
  captureInstallPrompt();
  const { result } = renderHook(() => useInstall().method);
  return { install, useInstall, way: () => result.current };
}

describe('the way to install', () => {
  it.each([
    ['safari', 'ios'],
    ['ipad', 'ios'],
    ['chromeOnIos', 'ios-other'],
    ['instagram', 'in-app'],
    ['facebook', 'in-app'],
    ['firefoxOnAndroid', 'menu'],
    ['mac', 'nothing'],
  ] as const)('of %s is %s', async (device, way) => {
    useDevice(device);
    expect((await start()).way()).toBe(way);
  });

  it.each(['chromeOnAndroid', 'windows'] as const)(
    'of %s comes with the browser’s prompt',
    async (device) => {
      useDevice(device);
      offers();
      const { way } = await start();
      expect(way()).toBe('not-yet');
      act(() => void dispatchEvent(offer('accepted')));
      expect(way()).toBe('prompt');
    },
  );

  it('is nothing in the installed app', async () => {
    useDevice('safari');
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect((await start()).way()).toBe('nothing');
  });

  it('is nothing in a prerendered page', async () => {
    useDevice('safari');
    const { useInstall } = await start();
    const Page = () => createElement('p', null, useInstall().method);
    expect(renderToString(createElement(Page))).toBe('<p>nothing</p>');
  });
});

describe('the browser’s prompt', () => {
  beforeEach(() => {
    useDevice('chromeOnAndroid');
    offers();
  });

  it('waits for the app’s own button: the browser shows no banner over the page', async () => {
    await start();
    const event = offer('accepted');
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(event.prompt).not.toHaveBeenCalled();
  });

  it('is shown once, and again after a later event', async () => {
    const { install, way } = await start();
    const event = offer('dismissed');
    act(() => void dispatchEvent(event));
    const first = install();
    expect(await act(install)).toBe('dismissed');
    expect(await act(() => first)).toBe('dismissed');
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(way()).toBe('not-yet');
    act(() => void dispatchEvent(offer('accepted')));
    expect(await act(install)).toBe('accepted');
  });

  it('is gone once the app is installed', async () => {
    const { way } = await start();
    act(() => void dispatchEvent(offer('accepted')));
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(way()).toBe('nothing');
  });

  it('that fails counts as dismissed, with a warning', async () => {
    expectWarning(/The browser did not ask whether to install/, 1);
    const { install } = await start();
    act(
      () =>
        void dispatchEvent(
          offer(
            'accepted',
            vi.fn(() => Promise.reject(new Error('no gesture'))),
          ),
        ),
    );
    expect(await act(install)).toBe('dismissed');
  });
});
