import { useEffect } from 'react';
import { onNoticesWanted } from '../../components/notices/notices';
import { useLazyComponent } from '../../components/ui/use-lazy-component';

/** goober, the CSS library of notistack, creates its style element by `innerHTML`, which Trusted Types block. Create it first. */
function placeStyles() {
  if (document.getElementById('_goober')) return;
  const place = Object.assign(document.createElement('style'), { id: '_goober' });
  place.append(' ');
  document.head.append(place);
}

const loadStack = () => {
  placeStyles();
  return import('../../components/notices/notice-stack').then(({ NoticeStack }) => NoticeStack);
};

/** Renders the notice stack, which is loaded with the first notice. */
export function Notices() {
  const { Part: Stack, fetchPart } = useLazyComponent(loadStack);
  useEffect(() => onNoticesWanted(() => void fetchPart()), [fetchPart]);
  return Stack ? <Stack /> : null;
}
