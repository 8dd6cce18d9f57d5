import type {} from '@mui/material/themeCssVarsAugmentation';
import { createdTheme } from './create-theme';

declare module '@mui/material/styles' {
  interface Palette {
    /** The strong band of header, banner and footer, and what is written on it. */
    band: { main: string; contrastText: string; accent: string };
  }
  interface PaletteOptions {
    band?: { main: string; contrastText: string; accent: string };
  }
}

/** Where the bar of the installed app stands at the lower edge. */
export const installedOnPhone = '@media (display-mode: standalone) and (max-width: 899.95px)';

/** Its height, with what the phone itself needs there. */
export const barHeight = 'calc(56px + env(safe-area-inset-bottom))';

/** The tokens of the look, as MUI's theme. A build makes it: see vite/precompute-theme.ts. */
export const theme = createdTheme;
