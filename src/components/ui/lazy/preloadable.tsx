import { lazy, type ComponentType } from 'react';

interface Preparable<Props extends object> {
  Component: ComponentType<Props>;
  /** Preloads the component, which then renders without suspending. Rejects if it cannot be loaded. */
  prepare: () => Promise<void>;
}

/**
 * A component in its own chunk, rendered below a Suspense boundary. Prepare a component that is part of prerendered
 * HTML before hydration: an update around a boundary that is still suspended replaces its HTML with the fallback.
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
