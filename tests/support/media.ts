import { vi } from 'vitest';

const ignore = () => undefined;

/**
 * jsdom has neither media queries nor IntersectionObserver: stubs a window of `width` px in which nothing is in view.
 */
export function stubMedia(width = 360): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: ignore,
    removeEventListener: ignore,
    // Used by the theme.
    addListener: ignore,
    removeListener: ignore,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
}
