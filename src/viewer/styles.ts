import styled from '@emotion/styled';
import { margin } from './use-view';
import { palette } from '../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  backgroundColor: palette.background.default,
});

/** Handles pinch itself: the browser's own pinch zoom would enlarge the bars as well. */
export const Scroller = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y',
  '&:focus-visible': { outlineOffset: -3 },
});

export const Sheets = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: 'max-content',
  minWidth: '100%',
  padding: margin,
});

/** Paper is white in the dark scheme too. */
export const Sheet = styled('div')({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  backgroundColor: '#fff',
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  colorScheme: 'only light',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
});

const fill = { position: 'absolute', inset: 0 } as const;

export const Drawing = styled('div')(fill);

/** pdf.js positions the text over the canvas, and relies on these rules and class names. */
export const TextLayerBox = styled('div')({
  ...fill,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  zIndex: 1,
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: 'rgb(0 90 200 / 0.3)', color: 'transparent' },
  '& br::selection': { background: 'transparent' },
});

export const MarksBox = styled('div')({
  ...fill,
  pointerEvents: 'none',
  mixBlendMode: 'multiply',
  '& > i': { position: 'absolute', borderRadius: 2, backgroundColor: '#ffe08a' },
  '& > i[data-selected]': { backgroundColor: '#f0a030', outline: '2px solid #7a4b00' },
  '@media (forced-colors: active)': { '& > i': { outline: '2px solid Highlight' } },
});

export const LinksBox = styled('div')({
  ...fill,
  pointerEvents: 'none',
  zIndex: 2,
  '& > a': { position: 'absolute', pointerEvents: 'auto' },
});

export const PageNote = styled('p')({
  position: 'absolute',
  insetBlockStart: '40%',
  insetInline: 16,
  margin: 0,
  textAlign: 'center',
  color: '#1D2433',
});

export const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 52,
  '@media (max-height: 400px)': { minHeight: 44 },
  flexWrap: 'wrap',
  paddingInline: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  '& input': {
    minWidth: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    minHeight: 44,
    padding: '0 8px',
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 8,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
});
