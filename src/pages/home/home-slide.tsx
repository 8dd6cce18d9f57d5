import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ImageValue } from '../../schemas/base';
import { pictureSources } from '../../components/picture/picture-sources';

/**
 * Not the width of the place but the choice between two cuts: a phone fills its narrow, high stage with the small one,
 * on every screen up to four pixels to the dot; a wider window needs the wide one.
 */
const sizes = '(max-width: 480px) 200px, 1600px';

interface Props {
  of: ImageValue;
  /** The one size that may be fetched. */
  only: string | undefined;
  element: RefObject<HTMLImageElement | null> | undefined;
  /** It stands when the page opens. */
  isFirst: boolean;
  onFail: () => void;
}

/** One picture of the home page's opening; where its fitting size fails, the other is shown. */
export function HomeSlide({ of, only, element, isFirst, onFail }: Props) {
  const [times, setTimes] = useState(0);
  const attempts = pictureSources(of, { only, sizes });
  const onError = () => (times + 1 < attempts.length ? setTimes(times + 1) : onFail());
  return (
    <img
      ref={element}
      // Before the address: browsers begin to fetch as soon as they have that.
      loading="eager"
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding={isFirst ? 'sync' : 'async'}
      {...attempts[times]}
      alt=""
      width={of.width}
      height={of.height}
      onError={onError}
    />
  );
}

/**
 * Which slides may be fetched: what stood or stands, and the next one when half of its wait is over, so that it is there
 * in time and costs nothing to whom leaves before; where they do not move by themselves, when a hand reaches for them.
 */
export function useNextSlide(interval: number, isStill: boolean, count: number) {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const [index, setIndex] = useState(0);
  const onIndex = useCallback((next: number) => setIndex(next), []);
  const next = (index + 1) % Math.max(1, count);
  const wantNext = useCallback(
    () => setWanted((before) => (before.includes(next) ? before : [...before, next])),
    [next],
  );
  if (!wanted.includes(index)) setWanted([...wanted, index]);
  useEffect(() => {
    if (isStill) return undefined;
    const timer = setTimeout(wantNext, interval / 2);
    return () => clearTimeout(timer);
  }, [wantNext, interval, isStill]);
  return { wanted, onIndex, wantNext };
}
