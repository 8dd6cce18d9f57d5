import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ImageValue } from '../../schemas/base';
import { FailsafeImage } from '../../components/picture/failsafe-image';
import { pictureSources } from '../../components/picture/picture-sources';

/**
 * Not the rendered width, but a choice between two crops: phones get the small one for their narrow, high stage, at any
 * pixel density up to 4; wider windows get the wide one.
 */
const sizes = '(max-width: 480px) 200px, 1600px';

interface Props {
  of: ImageValue;
  /** The only size that may be fetched. */
  only: string | undefined;
  element: RefObject<HTMLImageElement | null> | undefined;
  /** The first slide, visible when the page opens. */
  isFirst: boolean;
  onFail: () => void;
}

/** One image of the slider on the home page; if the chosen size fails to load, the other is tried. */
export function HomeSlide({ of, only, element, isFirst, onFail }: Props) {
  const [times, setTimes] = useState(0);
  const attempts = pictureSources(of, { only, sizes });
  const onError = () => (times + 1 < attempts.length ? setTimes(times + 1) : onFail());
  return (
    <FailsafeImage
      ref={element}
      // Before `src` and `srcset`: browsers may start to fetch as soon as those are set.
      loading="eager"
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding={isFirst ? 'sync' : 'async'}
      {...attempts[times]}
      alt=""
      width={of.width}
      height={of.height}
      onFail={onError}
    />
  );
}

/**
 * The slides that may be fetched: those shown so far, and the next one halfway through the interval, so that it loads
 * in time and costs nothing if the user leaves earlier. Without autoplay the next one is fetched when the user reaches
 * for the controls.
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
