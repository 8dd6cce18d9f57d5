import { afterAll, vi } from 'vitest';

// The contexts of one thread share `process.env`: what a file has stubbed must not reach the next file.
afterAll(() => {
  vi.unstubAllEnvs();
});
