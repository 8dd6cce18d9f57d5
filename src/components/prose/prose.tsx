import { Suspense } from 'react';
import { loadChunk } from '../../pwa/load-chunk';
import type { Markup } from '../../schemas/base';
import { preloadable } from '../ui/lazy/preloadable';
import type { HeadingLevel } from './sanitise';

interface Props {
  children: Markup;
  inline?: boolean;
  /** The level of the first heading: one below the heading above the prose. */
  headingsFrom?: HeadingLevel;
  /** The record and its field, which may be in another language. */
  of?: object;
  field?: string;
}

const { Component: SanitisedProse, prepare } = preloadable<Props>(() =>
  loadChunk(() => import('./sanitised-prose')),
);

/** Preloads the prose chunk; call it before hydrating a page that was prerendered with prose. */
export const preloadProse = prepare;

/** Prose from the API. Its text direction is detected. */
export function Prose(props: Props) {
  return (
    <Suspense fallback={null}>
      <SanitisedProse {...props} />
    </Suspense>
  );
}
