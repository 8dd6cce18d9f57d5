import Swiper from 'swiper';

interface Options {
  perView: number;
  index: number;
  /** Duration (ms) of one move. */
  transition: number;
  /** A drag that is released before this distance (px) snaps back. */
  minDrag: number;
  onIndex: (index: number) => void;
}

export interface SwiperEngine {
  show: (index: number) => void;
  stop: () => void;
}

/** A press that moves further than this distance (px) is a drag, not a click. */
const slop = 5;

/** Starts Swiper on an element: the slides can be dragged by touch and mouse, and moved to a position. */
export function startEngine(
  element: HTMLElement,
  { perView, index, transition, minDrag, onIndex }: Options,
): SwiperEngine {
  let wasDragged = false;
  const swiper = new Swiper(element, {
    slidesPerView: perView,
    initialSlide: index,
    speed: transition,
    // Follow the finger from the first pixel, and treat fast and slow swipes alike: `minDrag` applies on release.
    threshold: 0,
    longSwipesMs: -1,
    // Swiper cancels the click after a move of one pixel; the listener below tolerates `slop` pixels.
    preventClicks: false,
    preventClicksPropagation: false,
    on: {
      touchStart: ({ params, slidesSizesGrid }) => {
        wasDragged = false;
        params.longSwipesRatio = Math.min(1, minDrag / slidesSizesGrid[0]!);
      },
      sliderMove: ({ touches }) => {
        wasDragged ||= Math.abs(touches.diff) > slop;
      },
      slideChange: ({ activeIndex }) => onIndex(activeIndex),
    },
  });
  const keepFromClicking = (event: MouseEvent) => {
    // The `detail` of a keyboard click is 0.
    if (!wasDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', keepFromClicking, { capture: true });
  return {
    show: (index) => {
      if (swiper.activeIndex !== index) swiper.slideTo(index, transition, false);
    },
    stop: () => {
      element.removeEventListener('click', keepFromClicking, { capture: true });
      swiper.destroy();
    },
  };
}
