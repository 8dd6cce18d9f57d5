import { useEffect } from 'react';
import { onNoticesWanted } from '../components/notices';
import { usePart } from '../components/part';

const loadStack = () => import('../components/notice-stack').then(({ NoticeStack }) => NoticeStack);

/** The place of the notices; what shows them comes with the first one. */
export function Notices() {
  const { Part: Stack, fetchPart } = usePart(loadStack);
  useEffect(() => onNoticesWanted(() => void fetchPart()), [fetchPart]);
  return Stack ? <Stack /> : null;
}
