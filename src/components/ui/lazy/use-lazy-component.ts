import { useCallback, useState, type ComponentType } from 'react';

/**
 * Loads a component on demand. `fetchPart` resolves to false and logs a warning when the load fails; the page stays
 * unchanged. `load` must be a stable function.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  const fetchPart = useCallback(async (): Promise<boolean> => {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }, [load]);

  return { Part, fetchPart };
}
