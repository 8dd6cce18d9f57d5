// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const mode = process.env.NODE_ENV;
/** @type {{ module: typeof import('./main.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./main.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
// Vite has called this process one of development, and the builds that it starts would be that too.
if (mode === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = mode;
process.exit(await module.main(process.argv.slice(2)));
