import Swiper from 'swiper';

interface Options {
  perView: number;
  index: number;
  /** Time (ms) of one move. */
  transition: number;
  /** A drag that is released before this distance (px) snaps back. */
  minDrag: number;
  onIndex: (index: number) => void;
}

export interface SwiperEngine {
  show: (index: number) => void;
  stop: () => void;
}

/** From this distance (px) on, a press was a drag, and no click. */
const slop = 5;

/** Lets fingers and mouse drag the slides of an element, and moves them to a position. */
export function startEngine(
  element: HTMLElement,
  { perView, index, transition, minDrag, onIndex }: Options,
): SwiperEngine {
  let wasDragged = false;
  const swiper = new Swiper(element, {
    slidesPerView: perView,
    initialSlide: index,
    speed: transition,
    // No dead zone while the finger moves; how far a drag must go is decided at its release, fast or slow.
    threshold: 0,
    longSwipesMs: -1,
    // It would take a hand that trembles by one pixel for a drag: the listener below is kinder.
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
    // A click of the keyboard has no detail.
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
