import type { Page } from 'playwright';

const workerOf = (page: Page) => {
  const worker = page.workers().find((each) => each.url().includes('search-worker'));
  if (!worker) throw new Error('The page has no worker for its search.');
  return worker;
};

/** A fixed piece of work, and how long (ms) it took. */
function work(): number {
  const start = performance.now();
  let sum = 0;
  for (let number = 0; number < 3e7; number += 1) sum += number % 7;
  return performance.now() - start + (sum < 0 ? 1 : 0);
}

/**
 * What the worker did, with the time (ms) of each step. `factor` is what is missing of the slowdown: a browser that
 * slows down the page alone leaves its worker at full speed.
 */
export async function readWork(page: Page, slowdown: number) {
  const thread = workerOf(page);
  const worker = await thread.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration })),
  );
  const times = [await page.evaluate(work), await thread.evaluate(work)] as const;
  const isSlowed = times[1] > times[0] / 2;
  return { worker, factor: isSlowed ? 1 : slowdown };
}

/** The heap (bytes) of the search's worker after garbage was collected. */
export async function heapOfWorker(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const ask = async (sessionId: string, id: number, method: string) => {
    const answer = new Promise<{ result: { usedSize: number } }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const said = JSON.parse(message) as { id: number; result: { usedSize: number } };
        if (said.id === id) resolve(said);
      });
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return (await answer).result;
  };
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes('search-worker')) resolve(sessionId);
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const target = await attached;
  await ask(target, 1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(target, 2, 'Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
