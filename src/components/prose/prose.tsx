import { Suspense } from 'react';
import { loadChunk } from '../../pwa/load-chunk';
import type { Markup } from '../../schemas/base';
import { preloadable } from '../ui/preloadable';
import type { HeadingLevel } from './sanitise';

interface Props {
  children: Markup;
  inline?: boolean;
  /** One below the heading that the prose stands under. */
  headingsFrom?: HeadingLevel;
}

const { Component: SanitisedProse, prepare } = preloadable<Props>(() =>
  loadChunk(() => import('./sanitised-prose')),
);

/** Fetches what prose is shown with, before a page that was prerendered with prose is hydrated. */
export const preloadProse = prepare;

/** Prose from the API. Its language may be written from right to left. */
export function Prose(props: Props) {
  return (
    <Suspense fallback={null}>
      <SanitisedProse {...props} />
    </Suspense>
  );
}
