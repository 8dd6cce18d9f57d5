import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from './browser';
import { projectRoot } from './project';

/** Passes what all journeys of a run share to the worker processes, through the environment. */
export default async function prepareJourneys(): Promise<void> {
  if (!existsSync(join(projectRoot, 'dist', 'index.html')))
    throw new Error('dist/index.html is missing: run npm run build before the journeys.');
  process.env.JOURNEYS_WHOLE_BROWSER = findBrowser();
  process.env.JOURNEYS_BROWSER = findHeadlessShell() ?? process.env.JOURNEYS_WHOLE_BROWSER;
  process.env.JOURNEYS_RUN = new Date().toISOString();
}
