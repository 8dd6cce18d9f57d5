import type { WorkerMessage } from './contract/contract';

declare const self: ServiceWorkerGlobalScope;

/** Posts a message to every open page, including pages that no worker controls yet. */
export async function postToPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
