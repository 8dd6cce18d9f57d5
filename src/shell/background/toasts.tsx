import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onToastsWanted } from '../../components/toasts/toasts';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import { importRetriably } from '../../browser/import-retriably';
import { matchPage } from '../page-elements';

/**
 * goober, the CSS library of notistack, creates its style element by `innerHTML`, which Trusted Types block. Create it
 * first.
 */
function placeStyles() {
  if (document.getElementById('_goober')) return;
  const place = Object.assign(document.createElement('style'), { id: '_goober' });
  place.append(' ');
  document.head.append(place);
}

const loadStack = () => {
  placeStyles();
  return importRetriably(() => import('../../components/toasts/toast-stack')).then(
    ({ ToastStack }) => ToastStack,
  );
};

/** Renders the toast stack, which is loaded with the first toast. Toasts wait while a page fills the screen. */
export function Toasts() {
  const { pathname } = useLocation();
  const { Component: Stack, load } = useLazyComponent(loadStack);
  useEffect(() => onToastsWanted(() => void load()), [load]);
  return Stack ? <Stack isHeld={matchPage(pathname)?.route.isWholeScreen === true} /> : null;
}
