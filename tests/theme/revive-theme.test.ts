import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviveTheme, type ThemeData } from '../../src/theme/revive-theme';
import * as made from '../../src/theme/create-theme';
import { themeData } from '../../vite/precompute-theme';

const { createdTheme } = made;
/** As it comes out of a build: written down, and read again. */
const theme = reviveTheme(JSON.parse(JSON.stringify(themeData(made))) as ThemeData);

/** A variable as the real theme gives it has its value beside it; the page defines them all. */
const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/var\((--[\w-]+), (?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, 'var($1)'),
  );

test('colours, type and lengths are the variables that the page defines', () => {
  expect(theme.vars.palette.primary).toEqual(bare(createdTheme.vars.palette.primary));
  expect(theme.vars.palette.band.accent).toBe('var(--mui-palette-band-accent)');
  expect(theme.vars.font.body1).toBe('var(--mui-font-body1)');
  expect(theme.vars.shadows[8]).toBe('var(--mui-shadows-8)');
  expect(theme.typography.h1).toEqual(createdTheme.typography.h1);
  expect(theme.palette.success.contrastText).toBe(createdTheme.palette.success.contrastText);
  expect(theme.components).toEqual(createdTheme.components);
});

test('what no page defines is not there', () => {
  expect(theme.vars.palette).not.toHaveProperty('SpeedDialIcon.fill');
  expect(theme.vars.shadows[5]).toBe('none');
});

test('its functions give what those of MUI give', () => {
  for (const [real, ours] of [
    [createdTheme.breakpoints.up('md'), theme.breakpoints.up('md')],
    [createdTheme.breakpoints.down('sm'), theme.breakpoints.down('sm')],
    [createdTheme.breakpoints.values, theme.breakpoints.values],
    [createdTheme.spacing(), theme.spacing()],
    [createdTheme.spacing(0), theme.spacing(0)],
    [createdTheme.spacing(1.5, 2), theme.spacing(1.5, 2)],
    [createdTheme.spacing('auto'), theme.spacing('auto')],
    [createdTheme.applyStyles('dark', { color: 'red' }), theme.applyStyles('dark', { color: 'red' })],
    [createdTheme.transitions.create(['opacity', 'top']), theme.transitions.create(['opacity', 'top'])],
    [
      createdTheme.transitions.create('width', { duration: 7, delay: 3 }),
      theme.transitions.create('width', { duration: 7, delay: 3 }),
    ],
    [createdTheme.transitions.getAutoHeightDuration(40), theme.transitions.getAutoHeightDuration(40)],
    [
      createdTheme.alpha(createdTheme.vars.palette.primary.main, 0.5),
      theme.alpha(theme.vars.palette.primary.main, 0.5),
    ],
    [
      createdTheme.alpha(
        createdTheme.vars.palette.text.primary,
        createdTheme.vars.palette.action.hoverOpacity,
      ),
      theme.alpha(theme.vars.palette.text.primary, theme.vars.palette.action.hoverOpacity),
    ],
  ])
    expect(bare(ours)).toEqual(bare(real));
});

test('it has every function that the parts of MUI in use call', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'));
  const parts = new Set(
    sources.flatMap((text) => [...text.matchAll(/from '@mui\/material\/(\w+)'/g)].map(([, part]) => part!)),
  );
  expect(parts.size).toBeGreaterThan(5);
  for (const part of withTheirParts(parts)) {
    const code = readFileSync(`node_modules/@mui/material/${part}/${part}.mjs`, 'utf8');
    for (const [call, name = '', inner] of code.matchAll(/\btheme\.(\w+)(?:\.(\w+))?\(/g)) {
      // These two mix colours where a theme has no variables; ours has.
      if (name === 'lighten' || name === 'darken') continue;
      const found = (theme as unknown as Record<string, unknown>)[name];
      const called = inner ? (found as Record<string, unknown> | undefined)?.[inner] : found;
      expect(typeof called, `${part}: ${call}`).toBe('function');
    }
  }
});

/** With the parts that MUI builds them of. */
function withTheirParts(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const add = (part: string) => {
    const file = `node_modules/@mui/material/${part}/${part}.mjs`;
    // Some names are types alone.
    if (found.has(part) || !existsSync(file)) return;
    found.add(part);
    const code = readFileSync(file, 'utf8');
    for (const [, next] of code.matchAll(/from "\.\.\/([A-Z]\w+)\/index\.mjs"/g)) add(next!);
  };
  for (const name of names) if (/^[A-Z]/.test(name)) add(name);
  return found;
}
