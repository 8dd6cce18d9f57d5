import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isRightToLeft } from './direction';
import { theme } from './theme';

const mirrored = { ...theme, direction: 'rtl' as const };

/** The direction decides from where a drawer slides in and to which side a menu opens. Prerendered components ask for neither. */
const directed = () => (typeof document !== 'undefined' && isRightToLeft() ? mirrored : theme);

/**
 * MUI's theme for the MUI components inside it. Only lazy components use it: on a slow phone creating the theme takes
 * about as long as rendering a screen. The global style sheet holds the variables, and only the system chooses light or
 * dark, so nothing is generated or stored here.
 */
export const MuiProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={directed()} defaultMode="system" storageManager={null} disableStyleSheetGeneration>
    {children}
  </ThemeProvider>
);
