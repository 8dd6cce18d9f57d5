import styled from '@emotion/styled';
import { margin } from './use-view';
import { palette, textField } from '../theme/tokens';

const field = {
  ...textField,
  minWidth: 0,
  maxWidth: '100%',
  padding: '0 8px',
  lineHeight: 1.2,
  backgroundColor: 'transparent',
} as const;

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

/** Paper is white in the dark scheme too, unless the user wants dark pages: pictures then keep their hues. */
export const Sheet = styled('div')({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  backgroundColor: '#fff',
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  colorScheme: 'only light',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '&[data-dark]': { backgroundColor: '#121212', colorScheme: 'only dark' },
  '&[data-dark] canvas': { filter: 'invert(0.93) hue-rotate(180deg)' },
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

/** A match is framed, so that its letters stay as they are: at a small scale a fill would hide them. */
export const MarksBox = styled('div')({
  ...fill,
  pointerEvents: 'none',
  '& > i': {
    position: 'absolute',
    borderRadius: 1,
    outline: '1px solid #8a5a00',
    backgroundColor: 'rgb(255 200 60 / 0.25)',
  },
  '& > i[data-selected]': { outline: '2px solid #a62639', backgroundColor: 'transparent' },
  '[data-dark] > & > i': { outlineColor: '#f0b23c' },
  '[data-dark] > & > i[data-selected]': { outlineColor: '#ffd9dd' },
  '@media (forced-colors: active)': {
    '& > i': { outlineColor: 'LinkText' },
    '& > i[data-selected]': { outlineColor: 'Highlight' },
  },
});

export const LinksBox = styled('div')({
  ...fill,
  pointerEvents: 'none',
  zIndex: 2,
  '& > a': { position: 'absolute', pointerEvents: 'auto' },
  // A finger needs more than a line of small print.
  '& > a::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  // The PDF itself does not show that these are links.
  '& > a[data-found]': { borderBlockEnd: '1px dotted #1b3b6f', boxSizing: 'border-box' },
  '[data-dark] > & > a[data-found]': { borderColor: '#9dbbef' },
});

/** Above its page, and in view however far the page is scrolled sideways. */
export const PageNote = styled('div')({
  position: 'sticky',
  insetInline: margin,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  boxSizing: 'border-box',
  maxWidth: `min(100vw - ${2 * margin}px, 60ch)`,
  padding: '8px 12px',
  border: `1px solid ${palette.divider}`,
  borderRadius: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  '& p': { margin: 0, flex: '1 1 12rem' },
});

export const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 2px',
  minHeight: 52,
  '@media (max-height: 400px)': { minHeight: 44 },
  flexWrap: 'wrap',
  paddingInline: 4,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  // Where it would take too much of the screen, the search takes the place of the tools.
  '&[data-behind-find]': {
    '@container (max-width: 16rem)': { display: 'none' },
    '@media (max-height: 400px)': { display: 'none' },
  },
  '@media (forced-colors: active)': { borderBlock: '1px solid' },
  '& input': field,
});

/** Stands in place of the pages. */
export const PasswordForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '32rem',
  marginInline: 'auto',
  padding: 24,
  overflowY: 'auto',
  '& p': { margin: 0 },
  '& label': { display: 'flex', flexDirection: 'column', gap: 4, alignSelf: 'stretch' },
  '& input': field,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});
