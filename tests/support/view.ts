import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface View {
  /** The width (px) of the window, for media queries. */
  width?: number;
  /** Whether `prefers-reduced-motion` is set. */
  isCalm?: boolean;
}

let observers: Observer[] = [];

class Observer {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = callback;
  }
  observe() {
    observers.push(this);
  }
  disconnect() {
    observers = observers.filter((observer) => observer !== this);
  }
}

/** jsdom has neither media queries nor IntersectionObserver; initially nothing is in view. */
export function stubView({ width = 1_280, isCalm = false }: View = {}): void {
  observers = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => {
    const minWidth = /min-width: (\d+)px/.exec(query)?.[1];
    const matches = minWidth ? width >= Number(minWidth) : /reduced-motion/.test(query) && isCalm;
    // MUI still uses the deprecated names.
    const names = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
    return { matches, ...Object.fromEntries(names.map((name) => [name, () => undefined])) };
  });
}

/** Moves all observed elements into view, with what is then loaded for them, or out of it. */
export async function scrollIntoView(isIntersecting = true): Promise<void> {
  await act(async () => {
    for (const observer of [...observers]) observer.tell([{ isIntersecting }]);
  });
  await act(() => vi.dynamicImportSettled());
}
