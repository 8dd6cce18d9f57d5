import { Suspense } from 'react';
import { loadPage } from '../pwa/lost-chunk';
import type { Markup } from '../schemas/base';
import { preparable } from './preparable';
import type { HeadingLevel } from './prose-markup';

interface Props {
  children: Markup;
  inline?: boolean;
  /** One below the heading that the prose stands under. */
  headingsFrom?: HeadingLevel;
}

const { Component: SanitisedProse, prepare } = preparable<Props>(() =>
  loadPage(() => import('./sanitised-prose')),
);

/** Fetches what prose is shown with, before a page that was prerendered with prose is hydrated. */
export const prepareProse = prepare;

/** Prose from the API. Its language may be written from right to left. */
export function Prose(props: Props) {
  return (
    <Suspense fallback={null}>
      <SanitisedProse {...props} />
    </Suspense>
  );
}
