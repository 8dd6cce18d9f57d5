import { useCallback, useState, type ComponentType } from 'react';
import { inTime } from '../../../pwa/load-chunk';

/** How long (ms) a press waits for its part of the app. One that arrives later is there for the next press. */
const timeout = 20_000;

/**
 * Loads a component on demand. `load` resolves to false and logs a warning when that fails or takes more than 20 s; the page stays unchanged.
 * `importComponent` must be a stable function.
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();

  const load = useCallback(async (): Promise<boolean> => {
    try {
      const component = await inTime(importComponent(), timeout);
      setComponent(() => component);
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }, [importComponent]);

  return { Component, load };
}
