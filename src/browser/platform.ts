import { useStore } from './use-store';

/** What runs the browser; `unknown` on a server and until the page runs in a browser. */
export type Platform = 'ios' | 'android' | 'desktop' | 'unknown';

/** What is read of `navigator`. An iPad names itself `MacIntel` and is told by its touch points. */
export type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** The platform that a device names. */
export function platformOf({ userAgent, platform, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (platform === 'MacIntel' && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

/** Apps that open links in a browser of their own, by the word they add to the user agent; Android marks any with `; wv)`. */
const appBrowsers =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|\bLine\/|MicroMessenger|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|\bGSA\//i;

/**
 * Whether an app shows the page in a browser of its own, which cannot install and forgets. On iOS a web view that
 * adds no word at all is told by the missing `Safari/`, which the installed app lacks as well.
 */
export function isAppBrowser(device: Device, isInstalled: boolean): boolean {
  if (isInstalled) return false;
  if (appBrowsers.test(device.userAgent)) return true;
  return platformOf(device) === 'ios' && !/Safari\//.test(device.userAgent);
}

const nothingToFollow = () => () => undefined;

/** The platform, for what is shown; see `Platform`. */
export const usePlatform = (): Platform =>
  useStore<Platform>(
    nothingToFollow,
    () => platformOf(navigator),
    () => 'unknown',
  );

/** Whether this is an iPhone, iPad or iPod, whatever the browser: all of them are Safari within. For event handlers. */
export const isIos = (): boolean => platformOf(navigator) === 'ios';

/** Whether the page runs as the installed app. For event handlers and effects. */
export function isStandalone(): boolean {
  if ((navigator as Navigator & { standalone?: boolean }).standalone === true) return true;
  return ['standalone', 'fullscreen', 'minimal-ui'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );
}

/** Whether an app such as Facebook or Telegram shows the page in a browser of its own. For event handlers and effects. */
export const isInAppBrowser = (): boolean => isAppBrowser(navigator, isStandalone());
