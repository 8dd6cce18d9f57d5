import { join } from 'node:path';
import { runnerImport } from 'vite';
import { messages } from '../messages.ts';
import type { RouteEntry } from '../../src/route';
import type { Resource } from '../../src/schemas/base';

/** The resources that the pages of `src/routes.tsx` read, each once. Does not load the pages. */
export async function loadResources(root: string): Promise<Resource[]> {
  const { module } = await runnerImport<{ routes: readonly RouteEntry[] }>(join(root, 'src/routes.tsx'), {
    root,
    logLevel: 'error',
    plugins: [messages()],
  });
  const byName = new Map(
    module.routes.flatMap(({ reads }) => reads.map((resource) => [resource.name, resource])),
  );
  return [...byName.values()];
}
