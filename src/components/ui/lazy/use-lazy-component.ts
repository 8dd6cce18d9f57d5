import { useCallback, useState, type ComponentType } from 'react';

/**
 * Loads a component on demand. `load` resolves to false and logs a warning when that fails; the page stays unchanged.
 * `importComponent` must be a stable function.
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();

  const load = useCallback(async (): Promise<boolean> => {
    try {
      const component = await importComponent();
      setComponent(() => component);
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }, [importComponent]);

  return { Component, load };
}
