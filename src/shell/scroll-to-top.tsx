import { lazy, Suspense } from 'react';
import { useScrolledPast } from '../browser/use-scrolled-past';

const ToTopButton = lazy(() => import('./to-top-button'));

/** The scroll position (px) from which the button is shown. */
const shownFrom = 200;

/** Shows the button to the top of a page that is scrolled. */
export function ScrollToTop() {
  return <Suspense>{useScrolledPast(shownFrom) && <ToTopButton />}</Suspense>;
}
