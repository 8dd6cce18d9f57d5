import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from './browser';
import { projectRoot } from './project';

/** Passes what all journeys of a run share to the worker processes, through the environment. */
export default async function prepareJourneys(): Promise<void> {
  if (!existsSync(join(projectRoot, 'dist', 'index.html')))
    throw new Error('dist/index.html is missing: run npm run build before the journeys.');
  // `npm run engines` has installed and started it: an old one does not know --version.
  const given = process.env.JOURNEYS_PROGRAM;
  process.env.JOURNEYS_WHOLE_BROWSER = given ?? findBrowser();
  process.env.JOURNEYS_BROWSER = given ?? findHeadlessShell() ?? process.env.JOURNEYS_WHOLE_BROWSER;
  process.env.JOURNEYS_RUN = new Date().toISOString();
}
