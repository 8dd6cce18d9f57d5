// @ts-check
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { runnerImport } from 'vite';

// A thread of its own, which `extraction.ts` can end while it is blocked: it gets the bytes of a PDF and answers with
// its text.
/** @type {{ module: typeof import('./extract.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./extract.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
parentPort?.on('message', async (/** @type {Uint8Array} */ bytes) => {
  parentPort?.postMessage(await module.extract(bytes));
});
parentPort?.postMessage('ready');
