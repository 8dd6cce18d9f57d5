import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useIsMetered } from '../../data/device/data-saver';
import { usePageVisible, useReducedMotion } from '../../browser/media-queries';

interface Options {
  /** Time (ms) between two moves; `off` disables autoplay. */
  interval: number | 'off';
  /** The carousel is in the viewport and has more than one position. */
  isReady: boolean;
  /** The position after the current one. */
  next: number;
  onNext: (next: number) => void;
}

const isToggle = (target: EventTarget) => target instanceof Element && target.closest('[data-rotation]');

/**
 * Autoplay of a carousel. It stops on pause, hover and focus, in a hidden tab, with reduced motion and on metered data.
 * Pressing Play overrides the last two, and hover and focus as long as the pointer and the focus stay on the button.
 */
export function useAutoplay({ interval, isReady, next, onNext }: Options) {
  const isCalm = useReducedMotion();
  const isMetered = useIsMetered();
  const isVisible = usePageVisible();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isWanted = interval !== 'off' && (choice ? choice === 'play' : !isCalm && !isMetered);
  const isPlaying = isWanted && isReady && isVisible && !isPointed && !isFocused;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => onNext(next), interval);
    return () => clearTimeout(timer);
  }, [isPlaying, interval, next, onNext]);

  return {
    isWanted,
    isPlaying,
    toggle() {
      setChoice(isWanted ? 'pause' : 'play');
      setPointed(false);
      setFocused(false);
    },
    holds: {
      onPointerOver: ({ target }: PointerEvent) => setPointed(!isToggle(target)),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
