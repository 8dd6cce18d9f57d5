import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useIsMetered } from '../../data/device/data-saver';
import { usePageVisible, useReducedMotion } from '../../browser/media-queries';

interface Options {
  /** Time (ms) that a position stands; off: it moves by hand only. */
  interval: number | 'off';
  /** Something can move, and it can be seen. */
  isReady: boolean;
  /** The position that follows the one that is shown. */
  next: number;
  onNext: (next: number) => void;
}

const isToggle = (target: EventTarget) => target instanceof Element && target.closest('[data-rotation]');

/**
 * Moves a carousel on by itself, and stops for everyone who needs it to stand: who paused it, points at it or has the
 * focus in it, looks at another tab, asked for less motion or saves data. Pressing Play outdoes the last two, and
 * holds while pointer and focus rest on the button.
 */
export function useAutoplay({ interval, isReady, next, onNext }: Options) {
  const isCalm = useReducedMotion();
  const isThrifty = useIsMetered();
  const isVisible = usePageVisible();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isWanted = interval !== 'off' && (choice ? choice === 'play' : !isCalm && !isThrifty);
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
