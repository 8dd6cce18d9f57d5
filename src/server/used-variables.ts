import { palette, radius, shadows } from '../theme/tokens';

/** Variables that the MUI components in use read besides those of `tokens.ts`. */
const ofMui = [
  'spacing',
  'shadows-1',
  'shadows-8',
  'shadows-16',
  'shadows-24',
  'zIndex-drawer',
  'zIndex-modal',
  'palette-text-disabled',
  'palette-action-disabledOpacity',
  'palette-action-focus',
  'palette-action-focusOpacity',
  'palette-action-hover',
  'palette-action-selectedOpacity',
];

/** The variables that a table of tokens refers to, at any depth. */
const namesIn = (tokens: unknown): string[] =>
  typeof tokens === 'string'
    ? (tokens.match(/--mui-[\w-]+/g) ?? [])
    : Object.values(tokens as object).flatMap(namesIn);

const ofTokens = namesIn([palette, radius, shadows]);

/** The variables that `alpha` of `tokens.ts` takes. */
const mixable = /-(main|text-primary|action-active)$/;

/**
 * The variables of MUI's theme that the app uses: every page carries their values. The others, about a hundred, are
 * left out of the style sheet.
 */
export const usedVariables: ReadonlySet<string> = new Set([
  ...ofTokens,
  ...ofTokens.filter((name) => mixable.test(name)).map((name) => `${name}Channel`),
  ...ofMui.map((name) => `--mui-${name}`),
  // The paper of a printed page.
  '--mui-palette-common-white',
]);
