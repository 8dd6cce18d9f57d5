import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Extracted } from '../../src/document-text/extract.ts';

/** A file that takes more of the processor (ms) has no edition; nor has one that takes several times as long by the clock. */
const longest = 20_000;
const longestByClock = 6 * longest;
/** The processor's time is looked at so often (ms). */
const interval = 100;

/** Starting takes long on a busy machine: it is given up after this time (ms). */
const longestStart = 120_000;

const thread = new URL('./extract-thread.mjs', import.meta.url);

/**
 * Extracts texts in a thread of its own, one file at a time. A file that blocks the thread ends it, and the next file
 * gets another one. `end` it: the process would go on otherwise.
 */
export class Extraction {
  #worker: Promise<Worker> | undefined;

  constructor(
    private readonly script = thread,
    private readonly limit = longest,
  ) {}

  /** The text of a document, whose name tells its kind where its bytes do not. Never rejects because of the file. */
  async extract(bytes: Uint8Array, name = ''): Promise<Extracted> {
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // A thread that does not start is no fault of the file.
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    try {
      timer = this.#watch(ending);
      worker.postMessage({ bytes, name });
      const [extracted] = (await once(worker, 'message', { signal: ending.signal })) as [Extracted];
      return extracted;
    } catch (error) {
      if (!ending.signal.aborted) console.warn(`${name} ended the thread that reads texts: ${String(error)}`);
      await this.end();
      return { none: ending.signal.aborted ? 'too-slow' : 'broken' };
    } finally {
      clearInterval(timer);
    }
  }

  /** Aborts when the limit is reached. The thread is all that this process does meanwhile, or most of it. */
  #watch(ending: AbortController): NodeJS.Timeout {
    const [before, startedAt] = [process.cpuUsage(), Date.now()];
    return setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1_000 > this.limit || Date.now() - startedAt > longestByClock) ending.abort();
    }, interval);
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(this.script);
    await once(worker, 'message', { signal: AbortSignal.timeout(longestStart) });
    return worker;
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    // Whoever started it was told why it did not start.
    const worker = await this.#worker?.catch(() => undefined);
    this.#worker = undefined;
    await worker?.terminate();
  }
}
