// @ts-check
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { runnerImport } from 'vite';

// A thread of its own, which `extraction.ts` can end while it is blocked: it gets the bytes and the name of a document and
// answers with its text.
/** @type {{ module: typeof import('./extract.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./extract.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
parentPort?.on('message', async (/** @type {{ bytes: Uint8Array, name: string }} */ { bytes, name }) => {
  parentPort?.postMessage(await module.extract(bytes, name));
});
parentPort?.postMessage('ready');
