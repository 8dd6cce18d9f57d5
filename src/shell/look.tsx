import { Global, ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import { theme } from '../theme';

const variables = theme.generateStyleSheets();

/**
 * The look for everything in it. MUI's own provider also follows, stores and changes the colour scheme; here the
 * system's choice holds, by a media query alone, so its variables and its theme are enough.
 */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <Global styles={variables} />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeContext>
  );
}
