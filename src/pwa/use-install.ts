import { useStore } from '../browser/use-store';
import { watchInstallPrompt, install, readInstallState } from './install-prompt';
import { isAppBrowser, isStandalone, platformOf } from '../browser/platform';

/**
 * How this browser installs the app. `nothing`: it runs installed, or cannot be installed. `not-yet`: the
 * browser may offer it later. `prompt`: it offers it now. `ios`: with Safari's Share menu. `ios-other`: with
 * the Share menu of another browser on iOS. `menu`: with the browser's menu. `in-app`: an in-app browser,
 * which cannot.
 */
export type InstallMethod = 'nothing' | 'not-yet' | 'prompt' | 'ios' | 'ios-other' | 'menu' | 'in-app';

let browserInstall: InstallMethod | undefined;

const read = (): InstallMethod => readInstallState() ?? (browserInstall ??= detectInstall());

function detectInstall(): InstallMethod {
  if (isStandalone()) return 'nothing';
  if (isAppBrowser(navigator, false)) return 'in-app';
  const { userAgent } = navigator;
  switch (platformOf(navigator)) {
    case 'ios':
      return /CriOS|EdgiOS|FxiOS|OPT\/|OPiOS|DuckDuckGo|Brave/.test(userAgent) ? 'ios-other' : 'ios';
    case 'android':
      if (/Firefox\//.test(userAgent)) return 'menu';
      return 'onbeforeinstallprompt' in window ? 'not-yet' : 'menu';
    case 'desktop':
    case 'unknown':
      return 'onbeforeinstallprompt' in window ? 'not-yet' : 'nothing';
  }
}

/** How the app can be installed here; `nothing` on the server. */
export const useInstall = (): { method: InstallMethod; install: typeof install } => ({
  method: useStore<InstallMethod>(watchInstallPrompt, read, () => 'nothing'),
  install,
});
