import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { messages as carouselWords } from 'virtual:messages/carousel';
import { CarouselControls } from './carousel-controls';
import type { SwiperEngine } from './swiper-engine';
import { Frame, Slide, Viewport } from './carousel-styles';
import { useAutoplay } from './use-autoplay';
import { useInView } from '../../browser/viewport';
import { useItemsPerWidth, type ItemsPerWidth } from '../../browser/media-queries';

interface Props {
  /** The accessible name. */
  label: string;
  /** The slides; each needs a key. */
  children: ReactNode;
  items: ItemsPerWidth;
  /** Time (ms) between two automatic moves. */
  interval?: number | 'off';
  /** Duration (ms) of one move. */
  transition?: number;
  /** A drag that is released before this distance (px) snaps back. */
  minDrag?: number;
  dots?: boolean;
  arrows?: boolean;
  /** Space (px) between two slides. */
  gap?: number;
  /** The slides fill a positioned parent; the controls overlay them. */
  isStage?: boolean;
  /** Called with the current position. Must be a stable function. */
  onIndex?: (index: number) => void;
}

/**
 * A carousel. It is a native scroll-snap container until it enters the viewport; then Swiper is loaded and moves it, by
 * autoplay, swipe, mouse, arrows, dots and keyboard. It loops after the last position.
 */
export function Carousel(props: Props) {
  const {
    label,
    children,
    items,
    interval = 3_000,
    transition = 400,
    minDrag = 80,
    gap = 24,
    onIndex,
  } = props;
  const slides = Children.toArray(children);
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<SwiperEngine>(undefined);
  const perView = useItemsPerWidth(items);
  const positions = perView === undefined ? 1 : Math.max(1, slides.length - perView + 1);
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, positions - 1);
  const canMove = positions > 1;
  const isInView = useInView(frame);
  const [hasBeenSeen, setSeen] = useState(false);
  if (isInView && !hasBeenSeen) setSeen(true);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!hasBeenSeen || perView === undefined || !canMove) return undefined;
    let isCurrent = true;
    const start = async () => {
      const { startEngine } = await import('./swiper-engine');
      const element = viewport.current;
      if (!isCurrent || !element) return;
      // Start at the position to which the user scrolled the native container.
      const scrolled = Math.round(Math.abs(element.scrollLeft) / (element.clientWidth / perView || 1));
      element.scrollLeft = 0;
      if (scrolled > 0) setWanted(scrolled);
      engine.current = startEngine(element, {
        perView,
        index: scrolled,
        transition,
        minDrag,
        onIndex: setWanted,
      });
      setLive(true);
    };
    start().catch((error: unknown) => console.warn(`The carousel stays a plain row: ${String(error)}`));
    return () => {
      isCurrent = false;
      engine.current?.stop();
      engine.current = undefined;
      setLive(false);
    };
  }, [hasBeenSeen, perView, canMove, slides.length, transition, minDrag]);

  useEffect(() => {
    if (isLive) engine.current?.show(index);
  }, [isLive, index]);

  useEffect(() => onIndex?.(index), [onIndex, index]);

  const rotation = useAutoplay({
    interval,
    isReady: isLive && isInView && canMove,
    next: (index + 1) % positions,
    onNext: setWanted,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLive || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1;
    setWanted((index + step + positions) % positions);
  };

  const isShown = (place: number) => place >= index && place < index + (perView ?? 1);
  return (
    <Frame
      ref={frame}
      role="region"
      aria-roledescription={carouselWords.carousel}
      aria-label={label}
      isStage={props.isStage ?? false}
      data-index={index}
      onKeyDown={onKeyDown}
      {...rotation.holds}
    >
      <Viewport
        ref={viewport}
        gap={gap}
        data-live={isLive || undefined}
        // A scroll container must be scrollable by keyboard.
        tabIndex={!isLive && canMove ? 0 : undefined}
        onDragStart={(event) => event.preventDefault()}
      >
        <div className="swiper-wrapper" aria-live={rotation.isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <Slide
              key={(slide as { key?: string }).key ?? place}
              className="swiper-slide"
              role="group"
              aria-roledescription={carouselWords.slide}
              aria-label={carouselWords.place({ number: place + 1, all: slides.length })}
              items={items}
              gap={gap}
              inert={isLive && !isShown(place)}
            >
              {slide}
            </Slide>
          ))}
        </div>
      </Viewport>
      {slides.length > 1 && (
        <CarouselControls
          items={items}
          count={slides.length}
          positions={positions}
          index={index}
          isStage={props.isStage ?? false}
          isLive={isLive}
          dots={props.dots ?? false}
          arrows={props.arrows ?? true}
          rotation={interval === 'off' ? undefined : rotation}
          onIndex={setWanted}
        />
      )}
    </Frame>
  );
}
