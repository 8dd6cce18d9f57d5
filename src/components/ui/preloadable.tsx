import { lazy, type ComponentType } from 'react';

interface Preparable<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the component ahead: from then on it is drawn without waiting. Rejects where it cannot be had. */
  prepare: () => Promise<void>;
}

/**
 * A component in a chunk of its own, below a Suspense boundary. What stands in prerendered HTML is prepared before it
 * is hydrated: a boundary that waits would be emptied by any update of what is around it.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preparable<Props> {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  let Ready: ComponentType<Props> | undefined;
  return {
    Component: (props: Props) => (Ready ? <Ready {...props} /> : <Lazy {...props} />),
    async prepare() {
      Ready = (await load()).default;
    },
  };
}
