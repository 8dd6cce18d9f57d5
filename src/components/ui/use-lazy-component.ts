import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component that is fetched when it is first wanted. `fetchPart` resolves to false, with a warning, where it cannot
 * be had: the page stays as it is. `load` is one function for the life of the component.
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
