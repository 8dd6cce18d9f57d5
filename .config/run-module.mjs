// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// node .config/run-module.mjs <module> [args]: runs `main(args)` of a TypeScript module; the result is the exit
// code.
const [path = '', ...words] = process.argv.slice(2);
const mode = process.env.NODE_ENV;
/** @type {{ module: { main(words: readonly string[]): Promise<number> } }} */
const { module } = await runnerImport(resolve(path), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
// Vite has set NODE_ENV to development, which the builds that this process starts would inherit.
if (mode === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = mode;
process.exit(await module.main(words));
