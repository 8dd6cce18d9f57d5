import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from '../../src/browser/open-channel';
import { expectWarning } from '../support/console';

afterEach(() => vi.unstubAllGlobals());

it('a message of another tab arrives', async () => {
  const message = new Promise((resolve) => openChannel('a', ({ data }) => resolve(data)));
  openChannel('a', () => undefined)?.postMessage('changed');
  expect(await message).toBe('changed');
});

it('a browser that refuses channels works without one, with a warning', () => {
  expectWarning(/^Other tabs are not told of changes: SecurityError/);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openChannel('a', () => undefined)).toBeUndefined();
});
