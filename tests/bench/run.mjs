// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./main.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./main.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exit(await module.main(process.argv.slice(2)));
