import { randomUUID } from 'node:crypto';
import { afterAll, vi } from 'vitest';

// The contexts of one thread share `process.env`: what a file has stubbed must not reach the next file.
afterAll(() => {
  vi.unstubAllEnvs();
});

const Shared = globalThis.BroadcastChannel;
const file = randomUUID();

// In Node, a channel reaches all threads of the process: what a file broadcasts must not reach the files beside it.
// https://nodejs.org/api/worker_threads.html#class-broadcastchannel-extends-eventtarget
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} of ${file}`);
  }
};
