import { ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * The theme for everything in it. MUI's own provider also follows, stores and changes the colour scheme; here the
 * system's choice holds, by a media query alone. The theme's variables stand in the page: see `src/server/global-css.tsx`.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeContext value={theme}>{children}</ThemeContext>
);
