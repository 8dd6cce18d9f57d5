// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isAppBrowser,
  isInAppBrowser,
  isIos,
  isStandalone,
  platformOf,
  usePlatform,
} from '../../src/browser/platform';
import { devices, useDevice } from '../pwa/devices';

afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

describe('the platform', () => {
  it.each([
    ['safari', 'ios'],
    ['chromeOnIos', 'ios'],
    ['ipad', 'ios'],
    ['mac', 'desktop'],
    ['windows', 'desktop'],
    ['chromeOnAndroid', 'android'],
    ['firefoxOnAndroid', 'android'],
    ['facebook', 'android'],
  ] as const)('of %s is %s', (name, platform) => expect(platformOf(devices[name])).toBe(platform));

  it('is available to components, and unknown in a prerendered page', () => {
    useDevice('ipad');
    expect(isIos()).toBe(true);
    expect(renderHook(() => usePlatform()).result.current).toBe('ios');
    const Page = () => createElement('p', null, usePlatform());
    expect(renderToString(createElement(Page))).toBe('<p>unknown</p>');
  });
});

describe('an in-app browser', () => {
  it.each(['facebook', 'instagram', 'telegram', 'plainWebView'] as const)('is detected: %s', (name) =>
    expect(isAppBrowser(devices[name], false)).toBe(true),
  );

  it.each([
    'safari',
    'chromeOnIos',
    'ipad',
    'mac',
    'windows',
    'chromeOnAndroid',
    'firefoxOnAndroid',
  ] as const)('is not %s', (name) => expect(isAppBrowser(devices[name], false)).toBe(false));

  it('is not confused with the installed app on iOS, which lacks Safari in its user agent too', () => {
    useDevice('plainWebView');
    expect(isInAppBrowser()).toBe(true);
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect(isInAppBrowser()).toBe(false);
  });
});

describe('the installed app', () => {
  it('is detected by the display mode', () => {
    useDevice('chromeOnAndroid');
    expect(isStandalone()).toBe(false);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    expect(isStandalone()).toBe(true);
  });
});
