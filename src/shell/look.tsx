import { Global, ThemeContext, type CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { barHeight, installedOnPhone, theme } from '../theme';

const { palette } = theme.vars;

const page: CSSObject = {
  html: {
    boxSizing: 'border-box',
    scrollPaddingBlockStart: 96,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  ':root': { colorScheme: 'light' },
  '@media (prefers-color-scheme: dark)': { ':root': { colorScheme: 'dark' } },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    ...(theme.typography.body1 as CSSObject),
    margin: 0,
    overflowWrap: 'break-word',
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    '@media print': { backgroundColor: palette.common.white },
    '&::backdrop': { backgroundColor: palette.background.default },
    [installedOnPhone]: { paddingBlockEnd: barHeight },
  },
  a: { color: palette.primary.main },
  ':focus-visible': { outline: `3px solid var(--focus, ${palette.primary.main})`, outlineOffset: 2 },
  '::placeholder': { color: palette.text.secondary, opacity: 1 },
  // On paper every answer stands open.
  '@media print': {
    '.MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' as 'visible' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
    },
  },
};

const variables = theme.generateStyleSheets();

/**
 * The look for everything in it. MUI's own provider also follows, stores and changes the colour scheme; here the
 * system's choice holds, by a media query alone, so the theme and its variables are enough.
 */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <Global styles={variables} />
      <Global styles={page} />
      {children}
    </ThemeContext>
  );
}
