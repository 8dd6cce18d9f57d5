import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const heading = { fontWeight: 700, lineHeight: 1.15, textWrap: 'balance' } as const;

/** Elevations that the parts in use have: at rest and raised. */
const elevations = new Set(['0', '1', '2', '4', '6', '8', '12', '16', '24']);

/** Parts of MUI that this app does without. */
const absent =
  /^--mui-palette-(Alert|AppBar|Avatar|Chip|FilledInput|Slider|SnackbarContent|SpeedDialIcon|StepConnector|StepContent|TableCell)-/;

/** Whether a variable of MUI's theme is for something that no page shows: every page carries all the others. */
export function isUnused(variable: string): boolean {
  const elevation = /^--mui-(?:shadows|overlays)-(\d+)$/.exec(variable)?.[1];
  return elevation === undefined ? absent.test(variable) : !elevations.has(elevation);
}

/** The tokens of the look. Every text pair meets 4.5:1, every control 3:1. */
const complete = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1B3B6F', contrastText: '#FFFFFF' },
        secondary: { main: '#D98E04', contrastText: '#1D2433' },
        error: { main: '#A62639' },
        success: { main: '#2F6B3F' },
        warning: { main: '#7A4B00' },
        background: { default: '#FAF7F2', paper: '#FFFFFF' },
        text: { primary: '#1D2433', secondary: '#565E6C' },
        divider: '#E4DED3',
        band: { main: '#1B3B6F', contrastText: '#FFFFFF', accent: '#F0B13C' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#9DBBEF', contrastText: '#10151F' },
        secondary: { main: '#F0B13C', contrastText: '#10151F' },
        error: { main: '#F08A97' },
        success: { main: '#86C795' },
        warning: { main: '#F0B13C' },
        background: { default: '#10151F', paper: '#182030' },
        text: { primary: '#E8E6E1', secondary: '#A9B1BF' },
        divider: '#2B3447',
        band: { main: '#16294A', contrastText: '#FFFFFF', accent: '#F0B13C' },
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    // The system's own fonts; the last ones cover Arabic script where the first do not.
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Naskh Arabic", "Geeza Pro", Tahoma, sans-serif',
    body1: { lineHeight: 1.6 },
    body2: { lineHeight: 1.6 },
    h1: { ...heading, fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)' },
    h2: { ...heading, fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)' },
    h3: { ...heading, fontSize: '1.1875rem', lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
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

type Sheet = Record<string, unknown>;

/** A style sheet without the variables that nothing uses, at any depth. */
const used = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) => {
      if (isUnused(name)) return [];
      return [[name, typeof value === 'object' && value !== null ? used(value as Sheet) : value]];
    }),
  );

/** The tokens of the look, as MUI's theme. */
export const createdTheme = Object.assign(complete, {
  // `sx` takes plain CSS: MUI's short names for it would cost every first visit two kilobytes.
  unstable_sxConfig: {},
  generateStyleSheets: (
    (generate) => () =>
      generate.call(complete).map(used)
  )(complete.generateStyleSheets),
});
