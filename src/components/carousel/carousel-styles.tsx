import styled from '@emotion/styled';
import { widthRules, type ItemsPerWidth } from '../../browser/media-queries';
import { down, palette } from '../../theme/tokens';

const own = (name: PropertyKey) =>
  name !== 'items' && name !== 'gap' && name !== 'count' && name !== 'isStage';

/** `isStage`: the slides fill a positioned parent; the controls overlay them. */
export const Frame = styled('div', { shouldForwardProp: own })<{ isStage: boolean }>(
  ({ isStage }) =>
    isStage && {
      position: 'absolute',
      inset: 0,
      '& > :first-of-type, & > :first-of-type > *': { height: '100%' },
    },
);

/**
 * A scroll-snap container until Swiper starts (`data-live`), which turns scrolling off. The slide sizes do not change.
 */
export const Viewport = styled('div', { shouldForwardProp: own })<{ gap: number }>(({ gap }) => ({
  marginInline: -gap / 2,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&[data-live]': { overflowX: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y' },
  '& > .swiper-wrapper': { display: 'flex', transitionProperty: 'transform' },
  '& img': { WebkitUserDrag: 'none' },
  '@media print': {
    overflow: 'visible',
    marginInline: 0,
    '& > .swiper-wrapper': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 8,
      transform: 'none !important',
      '& > *': { width: 'auto !important', padding: 0 },
    },
  },
}));

export const Slide = styled('div', { shouldForwardProp: own })<{ items: ItemsPerWidth; gap: number }>(
  ({ items, gap }) => ({
    position: 'relative',
    boxSizing: 'border-box',
    flex: 'none',
    width: '100%',
    // Space for the focus ring of the slide's content.
    padding: gap === 0 ? 0 : `4px ${gap / 2}px`,
    scrollSnapAlign: 'start',
    ...widthRules(items, (count) => ({ width: `${100 / count}%` })),
  }),
);

/** Reserves the space of the controls until Swiper starts; hidden where all slides fit. */
export const Controls = styled('div', { shouldForwardProp: own })<{
  items: ItemsPerWidth;
  count: number;
  isStage: boolean;
}>(({ items, count, isStage }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginBlockStart: 8,
  visibility: 'hidden',
  '&[data-live]': { visibility: 'visible' },
  '& button': { color: palette.primary.main },
  ...widthRules(items, (perView) => ({ display: count > perView ? 'flex' : 'none' })),
  ...(isStage && {
    '--focus': palette.inverse.accent,
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    insetBlockEnd: 12,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 1200,
    marginInline: 'auto',
    paddingInline: 'clamp(8px, 4vw, 24px)',
    '& button': { color: palette.inverse.contrastText },
    // The images stay in forced colors: the controls need a ground of their own.
    '@media (forced-colors: active)': { '& button': { backgroundColor: 'ButtonFace' } },
  }),
  '@media print': { display: 'none' },
}));

export const Dots = styled('div')({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'center',
  minHeight: 44,
  // On a narrow phone many dots take a row of their own, so that each is large enough to tap.
  [down.sm]: { '&[data-many]': { flexBasis: '100%', order: -1 } },
  '& button': {
    flex: '0 1 44px',
    minWidth: 24,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  '& button::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    margin: 'auto',
    border: '2px solid currentColor',
    borderRadius: 6,
  },
  '& button[aria-current]::before': { width: 22, backgroundColor: 'currentColor' },
  '@media (forced-colors: active)': {
    '& button::before': { forcedColorAdjust: 'none', borderColor: 'ButtonText' },
    '& button[aria-current]::before': { backgroundColor: 'ButtonText' },
  },
});

export const Arrows = styled('div')({ display: 'flex', marginInlineStart: 'auto' });
