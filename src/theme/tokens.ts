/**
 * The design tokens as CSS values. A colour is a variable of MUI's theme (`theme.ts`), which the global style sheet
 * defines for light and dark: a component that uses it needs no theme object.
 */
const color = <Name extends string>(name: Name) => `var(--mui-palette-${name})` as const;
const tone = <Name extends string>(name: Name) => ({
  main: color(`${name}-main`),
  dark: color(`${name}-dark`),
  contrastText: color(`${name}-contrastText`),
});

export const palette = {
  primary: tone('primary'),
  secondary: tone('secondary'),
  error: tone('error'),
  success: tone('success'),
  warning: tone('warning'),
  text: { primary: color('text-primary'), secondary: color('text-secondary') },
  background: { default: color('background-default'), paper: color('background-paper') },
  divider: color('divider'),
  action: {
    active: color('action-active'),
    disabled: color('action-disabled'),
    disabledBackground: color('action-disabledBackground'),
    hoverOpacity: color('action-hoverOpacity'),
  },
  /** The strong background of header, banner and footer, and the text on it. */
  inverse: {
    main: color('inverse-main'),
    contrastText: color('inverse-contrastText'),
    accent: color('inverse-accent'),
  },
  skeleton: color('Skeleton-bg'),
} as const;

/** The colours whose channels the style sheet holds (`src/server/used-variables.ts`). */
type Mixable =
  `var(--mui-palette-${string}-main)` | typeof palette.text.primary | typeof palette.action.active;

/** A colour of the palette with an opacity from 0 to 1, or a variable that holds one. */
export const alpha = (token: Mixable, opacity: number | string): string =>
  `rgba(${token.replace(/\)$/, 'Channel)')} / ${opacity})`;

/** Media queries for widths from (`up`) and below (`down`) MUI's breakpoints. */
export const up = {
  sm: '@media (min-width:600px)',
  md: '@media (min-width:900px)',
  lg: '@media (min-width:1200px)',
};
export const down = { sm: '@media (max-width:599.95px)', md: '@media (max-width:899.95px)' };

/**
 * Within the header: whether its menu fits beside logo and buttons, as it does from 1024 px on with text of the usual
 * size.
 */
export const wideHeader = '@container (min-width: 64rem)';

export const radius = 'var(--mui-shape-borderRadius)';

/** MUI's elevations, by number. */
export const shadows = { 2: 'var(--mui-shadows-2)', 6: 'var(--mui-shadows-6)' };

/** MUI's stacking order. */
export const zIndex = { fab: 1050, appBar: 1100, tooltip: 1500 };

export const duration = { shortest: 150, short: 250 };

/** `transition` of one or more CSS properties, in ms, with MUI's easing. */
export const transition = (
  properties: string | readonly string[],
  { duration: time }: { duration: number },
): string =>
  [properties]
    .flat()
    .map((property) => `${property} ${time}ms cubic-bezier(0.4, 0, 0.2, 1)`)
    .join(',');

/**
 * The system fonts. In Arabic script a font is named before `system-ui` only where the system would take a worse one:
 * `system-ui` is Segoe UI on Windows (https://learn.microsoft.com/en-us/globalization/fonts-layout/font-support), SF
 * Arabic on Apple's systems, and on Android Roboto, which falls back to Noto Naskh Arabic UI (AOSP, `data/fonts`).
 * Fontconfig's orthography `ps_af.orth` has all letters of Pashto; Noto Sans Arabic and Noto Naskh Arabic cover it,
 * DejaVu Sans, which many Linux systems would choose, does not. A letter that a font lacks comes from the next one.
 */
export const fonts = {
  latin:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Naskh Arabic", "Geeza Pro", Tahoma, sans-serif',
  arabic:
    '"Noto Sans Arabic UI", "Noto Sans Arabic", "Noto Naskh Arabic UI", "Noto Naskh Arabic", system-ui, -apple-system, "Segoe UI", Tahoma, "Geeza Pro", sans-serif',
};

/**
 * A line height that grows by a sixth in the languages of Arabic script, whose letters reach further up and down. The
 * global style sheet sets the variable by the language of the element.
 */
export const leading = (lineHeight: number): string => `calc(${lineHeight} * var(--leading, 1))`;

const heading = { fontWeight: 700, lineHeight: `var(--heading-leading, 1.15)`, textWrap: 'balance' } as const;

/**
 * The sizes of headings: at every width, and with any size of text, one of a higher level is larger. `title` is the h1
 * of a banner, and `longTitle` that of a record with a long name.
 */
export const headingSizes = {
  title: 'clamp(1.125rem, 0.5rem + 4.5vw, 2rem)',
  longTitle: 'clamp(1.125rem, 0.5rem + 3.6vw, 1.75rem)',
  h2: 'clamp(1.0625rem, 0.5rem + 3.4vw, 1.625rem)',
  /** Within the text of a page. */
  textH2: 'clamp(1.0625rem, 0.5rem + 3.4vw, 1.375rem)',
  h3: 'clamp(1rem, 0.5rem + 2.8vw, 1.25rem)',
} as const;

/** The font sizes; `theme.ts` passes them to MUI. The font family is inherited from the page. */
export const typography = {
  h1: { ...heading, fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)' },
  h2: { ...heading, fontSize: headingSizes.h2 },
  h3: { ...heading, fontSize: headingSizes.h3, lineHeight: leading(1.3) },
  body1: { fontSize: '1rem', fontWeight: 400, lineHeight: leading(1.6) },
  body2: { fontSize: '0.875rem', fontWeight: 400, lineHeight: leading(1.6) },
  button: {
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.75,
    textTransform: 'none',
  },
  fontWeightBold: 700,
} as const;

/** A bar in the accent of the site, at the start of a positioned box. */
export const accentBar = {
  content: '""',
  position: 'absolute',
  insetBlock: 12,
  insetInlineStart: 8,
  width: 4,
  borderRadius: 2,
  backgroundColor: palette.secondary.main,
} as const;

/** What all text fields have in common. */
export const textField = {
  boxSizing: 'border-box',
  minHeight: 44,
  font: 'inherit',
  color: 'inherit',
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 8,
} as const;

/** When the navigation bar of the installed app is fixed to the bottom. */
export const installedOnPhone = '@media (display-mode: standalone) and (max-width: 899.95px)';

/** The height of that bar, including the safe area. */
export const barHeight = 'calc(56px + env(safe-area-inset-bottom))';
