import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { typography } from './tokens';

interface InverseColors {
  main: string;
  contrastText: string;
  accent: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    inverse: InverseColors;
  }
  interface PaletteOptions {
    inverse?: InverseColors;
  }
}

const { h1, h2, h3, body1, body2, button } = typography;

/**
 * MUI's theme: the build takes the CSS variables from it (`src/server/global-css.tsx`), and MUI's own components, all
 * of them lazy, get it from `MuiProvider`. Text has a contrast of at least 4.5:1 and controls of 3:1, also when
 * disabled: a user who cannot read a control does not know what is missing.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1B3B6F', contrastText: '#FFFFFF' },
        // The text on it is the ink, in a colour of its own: on a dark accent `vite/site/colours.ts` puts white.
        secondary: { main: '#D98E04', dark: '#E9A11F', contrastText: '#1D2434' },
        error: { main: '#A62639' },
        success: { main: '#2F6B3F' },
        warning: { main: '#7A4B00' },
        background: { default: '#FAF7F2', paper: '#FFFFFF' },
        text: { primary: '#1D2433', secondary: '#565E6C' },
        divider: '#E4DED3',
        action: { active: '#3D4554', disabled: '#5F6774', disabledBackground: 'rgba(0, 0, 0, 0.06)' },
        inverse: { main: '#1B3B6F', contrastText: '#FFFFFF', accent: '#F0B13C' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#9DBBEF', contrastText: '#10151F' },
        secondary: { main: '#F0B13C', contrastText: '#10151F' },
        error: { main: '#F08A97', dark: '#C06E79' },
        success: { main: '#86C795' },
        // Not the accent of the site, which may be green: see `vite/site/colours.ts`.
        warning: { main: '#F0B23C' },
        background: { default: '#10151F', paper: '#1B2538' },
        text: { primary: '#E8E6E1', secondary: '#A9B1BF' },
        divider: '#2B3447',
        action: { active: '#D0D4DB', disabled: '#98A1B0', disabledBackground: 'rgba(255, 255, 255, 0.08)' },
        inverse: { main: '#16294A', contrastText: '#FFFFFF', accent: '#F0B13C' },
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    // The page has the fonts, by language.
    fontFamily: 'inherit',
    h1,
    h2,
    h3,
    body1,
    body2,
    button,
  },
  components: {
    // `MuiProvider` gives the focus back, without scrolling the page.
    MuiModal: { defaultProps: { disableRestoreFocus: true } },
    // Dialogs, menus and the drawer have the colour of cards in the dark scheme too, without MUI's overlay by
    // elevation.
    MuiPaper: {
      styleOverrides: {
        // Forced colors mode removes backgrounds and shadows: the border shows where it ends.
        root: { backgroundImage: 'none', '@media (forced-colors: active)': { border: '1px solid' } },
      },
    },
    // MUI's margin of 32px leaves little of a small screen.
    MuiDialog: { styleOverrides: { paper: { margin: 16, maxHeight: 'calc(100% - 32px)' } } },
    MuiDialogTitle: { styleOverrides: { root: h3 } },
    // MUI leaves the sides of these to a second style engine, which would mirror all styles at run time.
    MuiDrawer: {
      styleOverrides: {
        paper: ({ ownerState: { anchor } }) =>
          anchor === 'right' && { left: 'auto', right: 'auto', insetInlineEnd: 0 },
      },
    },
    MuiDialogActions: {
      styleOverrides: { root: { '& > :not(style) ~ :not(style)': { marginLeft: 0, marginInlineStart: 8 } } },
    },
    MuiFormControlLabel: {
      styleOverrides: { root: { marginLeft: 0, marginRight: 0, marginInline: '-11px 16px' } },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: '3px solid var(--focus, var(--mui-palette-primary-main))',
            outlineOffset: 2,
          },
        },
      },
    },
  },
});
