import { useEffect } from 'react';
import { onNoticesWanted } from '../../components/notices/notices';
import { useLazyComponent } from '../../components/ui/use-lazy-component';

/** notistack's styles write a place for themselves as HTML, which Trusted Types refuse, unless one is there. */
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

/** The place of the notices; what shows them comes with the first one. */
export function Notices() {
  const { Part: Stack, fetchPart } = useLazyComponent(loadStack);
  useEffect(() => onNoticesWanted(() => void fetchPart()), [fetchPart]);
  return Stack ? <Stack /> : null;
}
