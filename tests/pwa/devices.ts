import { vi } from 'vitest';
import type { Device } from '../../src/browser/platform';
import { stubView } from '../support/view';

const iphone = { platform: 'iPhone', maxTouchPoints: 5 };
const android = { platform: 'Linux armv8l', maxTouchPoints: 5 };
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** User agents of browsers. */
export const devices = {
  safari: { ...iphone, userAgent: `${ios} Version/17.4 Mobile/15E148 Safari/604.1` },
  chromeOnIos: { ...iphone, userAgent: `${ios} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1` },
  plainWebView: { ...iphone, userAgent: `${ios} Mobile/15E148` },
  instagram: { ...iphone, userAgent: `${ios} Mobile/15E148 Instagram 323.0.0.31.62` },
  ipad: { platform: 'MacIntel', maxTouchPoints: 5, userAgent: `${mac} Version/17.4 Safari/605.1.15` },
  mac: { platform: 'MacIntel', maxTouchPoints: 0, userAgent: `${mac} Version/17.4 Safari/605.1.15` },
  windows: {
    platform: 'Win32',
    maxTouchPoints: 0,
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Chrome/123.0.0.0 Safari/537.36`,
  },
  chromeOnAndroid: {
    ...android,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Chrome/123.0.0.0 Mobile Safari/537.36`,
  },
  firefoxOnAndroid: {
    ...android,
    userAgent: 'Mozilla/5.0 (Android 13; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0',
  },
  facebook: {
    ...android,
    userAgent: `Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) ${chrome} Version/4.0 Chrome/123.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/456.0]`,
  },
  telegram: {
    ...android,
    userAgent: `Mozilla/5.0 (Linux; Android 12; SM-A125F) ${chrome} Chrome/123.0 Mobile Safari/537.36 Telegram-Android/10.9`,
  },
} satisfies Record<string, Device>;

/** Makes the page run on this device until the test ends, in its browser and not installed. */
export function useDevice(name: keyof typeof devices): void {
  for (const [field, value] of Object.entries(devices[name])) {
    if (field in navigator) vi.spyOn(navigator, field as 'userAgent', 'get').mockReturnValue(value as string);
    else Object.defineProperty(navigator, field, { get: () => value, configurable: true });
  }
  stubView();
}
