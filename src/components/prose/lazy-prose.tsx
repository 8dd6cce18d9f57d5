import { Suspense } from 'react';
import { loadChunk } from '../../pwa/load-chunk';
import { preloadable } from '../ui/lazy/preloadable';
import type { ProseProps } from './prose';

const { Component, prepare } = preloadable<ProseProps>(async () => ({
  default: (await loadChunk(() => import('./prose'))).Prose,
}));

/** Preloads the prose chunk; call it before hydrating a page that was prerendered with prose. */
export const preloadProse = prepare;

/** Prose whose chunk, with the sanitiser, is loaded when it is rendered. */
export function LazyProse(props: ProseProps) {
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}
