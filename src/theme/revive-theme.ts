import * as styles from '@mui/material/styles';
import type { Theme, Transitions, TransitionsOptions } from '@mui/material/styles';

/** MUI exports it, and its types say nothing of that. */
type Untold = { createTransitions: (options: TransitionsOptions) => Transitions };

/** What a theme consists of, without its functions: as it is written into a build. */
export type ThemeData = Pick<
  Theme,
  'vars' | 'palette' | 'typography' | 'shape' | 'zIndex' | 'mixins' | 'motion' | 'direction' | 'components'
>;

/**
 * MUI's theme from what the build made of it, with the functions that MUI's parts call. To make it in the browser would
 * take a slow phone as long as a screen, at every start, for the same values each time.
 */
export function reviveTheme(data: ThemeData): Theme {
  const theme = {
    ...data,
    breakpoints: styles.unstable_createBreakpoints({}),
    transitions: (styles as unknown as Untold).createTransitions({}),
    unstable_sxConfig: {},
    internal_cache: {},
    spacing: (...factors: (number | string)[]) =>
      (factors.length > 0 ? factors : [1]).map((factor) => times(factor, data.vars.spacing)).join(' '),
    getColorSchemeSelector: (scheme: string) => `@media (prefers-color-scheme: ${scheme})`,
    applyStyles: (scheme: string, styles: object) => ({ [theme.getColorSchemeSelector(scheme)]: styles }),
    alpha: (color: string, opacity: number | string) =>
      `rgba(${color.replace(/^var\((.+)\)$/, 'var($1Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
  };
  return theme as unknown as Theme;
}

function times(factor: number | string, unit: string): string {
  if (typeof factor === 'string') return factor;
  if (factor === 0) return '0px';
  return factor === 1 ? unit : `calc(${factor} * ${unit})`;
}
