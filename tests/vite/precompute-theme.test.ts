import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { precomputeTheme } from '../../vite/precompute-theme.ts';

test('a build holds the theme as data, and nothing of what makes it', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [precomputeTheme()],
    build: { write: false, minify: false, lib: { entry: 'src/theme/theme.ts', formats: ['es'] } },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const [{ code, moduleIds }] = output as [Rolldown.OutputChunk];
  expect(code).toContain('var(--mui-palette-band-accent)');
  expect(moduleIds.filter((id) => /made-theme|createThemeWithVars/.test(id))).toEqual([]);
});
