import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * MUI's theme for the MUI components inside it. Only lazy components use it: on a slow phone creating the theme takes
 * about as long as rendering a screen. The global style sheet holds the variables, and only the system chooses light or
 * dark, so nothing is generated or stored here.
 */
export const MuiProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system" storageManager={null} disableStyleSheetGeneration>
    {children}
  </ThemeProvider>
);
