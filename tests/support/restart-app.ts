import { vi } from 'vitest';

/** Modules that are imported after this are evaluated anew, as if the app had just started. */
export function restartApp(): void {
  vi.resetModules();
  // Without it, Emotion warns that it is loaded twice:
  // https://github.com/emotion-js/emotion/pull/2905
  vi.stubGlobal('vi', vi);
}
