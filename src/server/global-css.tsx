import createCache from '@emotion/cache';
import { CacheProvider, Global, type CSSObject } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasPattern, square, star } from '../components/ui/star-pattern';
import { theme } from '../theme/theme';
import { barHeight, fonts, installedOnPhone, leading } from '../theme/tokens';
import { usedVariables } from './used-variables';

const { palette } = theme.vars;

const pattern = `<pattern id="s" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke="#1B3B6F" stroke-opacity=".14"><path d="${star}"/><path d="${square}"/><path d="${square}" transform="rotate(45 20 20)"/></g></pattern><rect width="320" height="180" fill="url(#s)"/>`;

/** In place of an image that failed: the star pattern, or nothing on a site without it. */
const failedImage = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${hasPattern ? pattern : ''}</svg>`,
)}")`;

type Sheet = Record<string, unknown>;

/** A style sheet without the variables of MUI's theme that the app does not use, at any depth. */
const onlyUsed = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) => {
      if (name.startsWith('--mui-') && !usedVariables.has(name)) return [];
      return [[name, typeof value === 'object' && value !== null ? onlyUsed(value as Sheet) : value]];
    }),
  );

const arabicLanguages = ['fa', 'prs', 'ps', 'ar', 'ur'];
/** Elements that name a language of Arabic script. */
const arabic = `:is(${arabicLanguages.map((code) => `[lang|="${code}"]`).join()})`;
/** Elements in such a language: those, and what is within them. */
const inArabic = `:is(${arabicLanguages.map((code) => `:lang(${code})`).join()})`;

/**
 * Type by language, for the page and for elements in a language of their own; `:where` lets components have sizes of
 * their own. Letters of Arabic script look smaller than Latin ones of the same size, and join: they know no capitals,
 * and space between them tears words apart.
 */
const typeByLanguage: CSSObject = {
  ':where([lang])': {
    '--leading': 1,
    '--heading-leading': 1.15,
    fontFamily: fonts.latin,
    lineHeight: leading(1.6),
    textUnderlineOffset: 'auto',
  },
  [`:where(${arabic})`]: {
    '--leading': 1.15,
    '--heading-leading': 1.45,
    fontFamily: fonts.arabic,
    // Below the dots.
    textUnderlineOffset: '0.3em',
  },
  [`html${arabic}`]: { fontSize: '106.25%' },
  [`:where(html:not(${arabic}) ${arabic})`]: { fontSize: '1.0625em' },
  // A short text of any language stands at the side of its page, and prose at its own.
  ':where(h1, h2, h3, a, b, bdi, span, small, time, dt, dd)[dir]': {
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  // In Afghanistan, lists are numbered with the digits of Dari and Pashto.
  ':where(ol:is(:lang(fa),:lang(prs),:lang(ps)))': { listStyleType: 'persian' },
  // Its letters have no italics: slanted by the browser they lean against the line.
  [`:is(em, i, cite)${inArabic}`]: { fontStyle: 'normal', fontWeight: 600 },
  [inArabic]: { letterSpacing: '0 !important', textTransform: 'none !important' as 'none' },
};

/**
 * True in browsers below the floor of `vite/browser-floor.ts`: the first came with Chrome 109 and Safari 16.4, the last
 * with Firefox 115, which alone knows the one between.
 */
export const belowFloor = 'not ((width: 1lh) or ((-moz-appearance: none) and (animation-composition: add)))';

const page: CSSObject = {
  ...typeByLanguage,
  html: {
    boxSizing: 'border-box',
    scrollPaddingBlockStart: 96,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  // The sticky header does not hide a focused element of its own, so the page need not scroll.
  'html:has([data-sticky] :focus)': { scrollPaddingBlockStart: 0 },
  ':root': { colorScheme: 'light' },
  '@media (prefers-color-scheme: dark)': { ':root': { colorScheme: 'dark' } },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    ...(theme.typography.body1 as CSSObject),
    margin: 0,
    // Unlike `break-word`, this also shrinks flex and grid items around long words.
    overflowWrap: 'anywhere',
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    '@media print': { backgroundColor: palette.common.white },
    '&::backdrop': { backgroundColor: palette.background.default },
    [installedOnPhone]: { paddingBlockEnd: barHeight },
  },
  a: { color: palette.primary.main },
  // A phone number moves to the next line whole, and breaks only where a whole line is too short for it.
  ':where(a[href^="tel:"])': { display: 'inline-block' },
  // In place of the browser's icon of a broken image, and of its border.
  'img[data-failed]': { content: failedImage, objectFit: 'cover', backgroundColor: palette.divider },
  ':focus-visible': { outline: `3px solid var(--focus, ${palette.primary.main})`, outlineOffset: 2 },
  // The checkbox of a list's filters. The browser's own box is grey in the dark scheme, as if it were disabled.
  '[data-box]': {
    flex: 'none',
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 22,
    height: 22,
    margin: 0,
    border: `2px solid ${palette.text.secondary}`,
    borderRadius: 5,
    backgroundColor: palette.background.paper,
    '&:checked': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
    '&:checked::before': {
      content: '""',
      width: 14,
      height: 14,
      backgroundColor: palette.primary.contrastText,
      clipPath: 'polygon(13% 45%, 0 59%, 38% 92%, 100% 22%, 86% 9%, 36% 65%)',
    },
    '@media (forced-colors: active)': { appearance: 'auto', '&:checked::before': { content: 'none' } },
  },
  '::placeholder': { color: palette.text.secondary, opacity: 1 },
  // Shown by an animation delay, because no script may have loaded; `src/app/start-note.ts` removes it.
  '@keyframes start-note': { to: { visibility: 'visible' } },
  '[data-start-note]': {
    position: 'fixed',
    // Not logical, because an old browser shows it, too.
    left: 8,
    right: 8,
    bottom: 8,
    zIndex: theme.zIndex.tooltip,
    maxWidth: '40rem',
    margin: 0,
    padding: '12px 16px',
    borderRadius: 8,
    color: palette.background.paper,
    backgroundColor: palette.text.primary,
    border: '1px solid transparent',
    visibility: 'hidden',
    animation: 'start-note 0s 10s forwards',
    [installedOnPhone]: { bottom: `calc(${barHeight} + 8px)` },
    '@media print': { display: 'none' },
    '&[role="alert"]': { visibility: 'visible', animation: 'none' },
    '& button': {
      minWidth: 44,
      minHeight: 44,
      marginInlineStart: 8,
      paddingInline: 12,
      font: 'inherit',
      fontWeight: 600,
    },
  },
  '[data-too-old]': { display: 'none' },
  [`@supports ${belowFloor}`]: {
    '[data-too-old]': { display: 'inline' },
    '[data-start-note] > :not([data-too-old])': { display: 'none' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      // By default, a transition is of all properties: with any duration, boxes and letters that a variable resizes
      // would have their former sizes for a frame, each another one.
      transitionDuration: '0s !important',
    },
    // Swiper waits for the end of a transition.
    '.swiper-wrapper': { transitionDuration: '0.01ms !important' },
  },
};

/**
 * The global style sheet: the theme's variables, and rules for elements of any kind. It is the same on every page and
 * never changes at run time, so it is generated at build time.
 */
export function globalCss(): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={theme.generateStyleSheets().map(onlyUsed) as CSSObject[]} />
      <Global styles={page} />
    </CacheProvider>,
  );
  return Object.values(cache.inserted)
    .filter((css) => typeof css === 'string')
    .join('');
}
