import { CallError } from '../api/call-error';
import { withStallTimeout } from '../api/stall-timeout';

/** The part of hCaptcha's API that is used: https://docs.hcaptcha.com/configuration */
export interface CaptchaApi {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      theme: 'light' | 'dark';
      callback: (response: string) => void;
      'expired-callback': () => void;
      'chalexpired-callback': () => void;
      'error-callback': (fault: string) => void;
    },
  ): string;
  remove(id: string): void;
}

declare global {
  interface Window {
    hcaptcha?: CaptchaApi;
    onCaptchaReady?: () => void;
  }
}

let loading: Promise<CaptchaApi> | undefined;

const host = () => (import.meta.env.VITE_CAPTCHA_HOST ?? '').trim().split(/\s+/)[0] || 'https://hcaptcha.com';

/**
 * Loads the captcha's script, once, at the first call. Rejects with a CallError if it is unreachable,
 * blocked, or stalls for 8 s; the next call retries.
 */
export function loadCaptcha(): Promise<CaptchaApi> {
  loading ??= withStallTimeout(host(), fetchScript).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(): Promise<CaptchaApi> {
  const url = `${host()}/1/api.js?render=explicit&onload=onCaptchaReady&recaptchacompat=off`;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    window.onCaptchaReady = () => {
      if (window.hcaptcha) resolve(window.hcaptcha);
      else reject(new CallError('wrong-shape', url, 'the script gave no captcha'));
    };
    script.onerror = () => {
      script.remove();
      reject(new CallError('unreachable', url, 'the script did not load'));
    };
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}
