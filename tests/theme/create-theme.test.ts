import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnused, createdTheme as theme } from '../../src/theme/create-theme';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

test('the pages carry the variables of what is used', () => {
  const css = JSON.stringify(theme.generateStyleSheets());
  for (const name of ['palette-primary-main', 'palette-band-main', 'shadows-24', 'overlays-8', 'spacing'])
    expect(css).toContain(`"--mui-${name}"`);
  expect(css).not.toContain('"--mui-shadows-5"');
  expect(css).not.toContain('"--mui-palette-SpeedDialIcon-fill"');
});

test('no source uses a part of MUI whose variables are left out', () => {
  const parts = sources.flatMap((text) =>
    [...text.matchAll(/from '@mui\/material\/(\w+)'/g)].map(([, part]) => part),
  );
  expect(parts).toContain('Dialog');
  for (const part of parts) expect(isUnused(`--mui-palette-${part}-x`), part).toBe(false);
});
