import { useStore } from './use-store';

/** The operating system; `unknown` on the server. */
export type Platform = 'ios' | 'android' | 'desktop' | 'unknown';

/**
 * The properties of `navigator` that are read. Since iPadOS 13, Safari on an iPad identifies as a Mac, and only
 * its touch points differ: https://github.com/melonjs/melonJS/issues/1467
 */
export type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** The platform of a device. */
export function platformOf({ userAgent, platform, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (platform === 'MacIntel' && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

/**
 * User agents of in-app browsers. Android's WebView adds `; wv)`:
 * https://developer.chrome.com/docs/multidevice/user-agent
 */
const appBrowsers =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|\bLine\/|MicroMessenger|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|\bGSA\//i;

/**
 * Whether the page is shown in an in-app browser, which cannot install the app and may lose its data. On iOS,
 * a web view without its own user agent lacks `Safari/`, as does the installed app.
 */
export function isAppBrowser(device: Device, isInstalled: boolean): boolean {
  if (isInstalled) return false;
  if (appBrowsers.test(device.userAgent)) return true;
  return platformOf(device) === 'ios' && !/Safari\//.test(device.userAgent);
}

const nothingToFollow = () => () => undefined;

/** The platform, for rendering; see `Platform`. */
export const usePlatform = (): Platform =>
  useStore<Platform>(
    nothingToFollow,
    () => platformOf(navigator),
    () => 'unknown',
  );

/** Whether this is an iPhone, iPad or iPod, where every browser uses WebKit. For event handlers. */
export const isIos = (): boolean => platformOf(navigator) === 'ios';

/** Whether the page runs as the installed app. For event handlers and effects. */
export function isStandalone(): boolean {
  if ((navigator as Navigator & { standalone?: boolean }).standalone === true) return true;
  return ['standalone', 'fullscreen', 'minimal-ui'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );
}

/** Whether the page is shown in an in-app browser, such as Facebook's. For event handlers and effects. */
export const isInAppBrowser = (): boolean => isAppBrowser(navigator, isStandalone());
