import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanLibraries, productionOf } from '../../vite/lean-libraries.ts';

const router = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/\.js$/, '.mjs');

test('the router has a production build where one is looked for', () => {
  expect(existsSync(productionOf(router))).toBe(true);
  expect(productionOf(router)).not.toBe(router);
  expect(() => productionOf('/elsewhere/index.mjs')).toThrow('see vite/lean-libraries.ts');
});

test('what is left out is not in the build, and what is taken in part still styles', async () => {
  const entry = join(process.cwd(), 'src/entry.ts');
  const source = "export { styled } from '@mui/material/styles'; export { default as useSWR } from 'swr';";
  const ofEntry = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  };
  const plugins = [ofEntry, leanLibraries()];
  const result = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['react', 'react/jsx-runtime'] },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] };
  const code = output[0]?.code ?? '';
  expect(code).toContain('createStyled');
  for (const absent of ['borderTransform', 'constructNow', 'useSyncExternalStoreWithShim'])
    expect(code).not.toContain(absent);
});
