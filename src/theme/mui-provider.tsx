import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * MUI's theme for the MUI components in it. Only lazy components use it: creating the theme takes a slow phone about as
 * long as drawing a screen. The variables stand in the style sheet of the page, and the system alone chooses light or
 * dark, so nothing is generated or stored here.
 */
export const MuiProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system" storageManager={null} disableStyleSheetGeneration>
    {children}
  </ThemeProvider>
);
