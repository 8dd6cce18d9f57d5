import { beforeEach, test, vi } from 'vitest';
import { nothingParsed } from '../../../src/schemas/parse';
import { expectWarning } from '../../support/console';

/** As after a start of the app. */
beforeEach(() => void vi.resetModules());
const start = () => import('../../../src/data/lists/log-faults');

const faulty = (paths: string[], records = paths.length) => ({
  ...nothingParsed<object>(),
  records: Array.from({ length: records }, () => ({})),
  faults: paths.map((path) => ({ path, expected: 'text' })),
});

test('a field that is wrong in many records is logged once, with their number', async () => {
  const { logFaults } = await start();
  expectWarning(/^posts\[1\]\.user: expected text, in 3 of 15 records$/, 1);
  expectWarning(/^posts\[2\]\.author: expected text$/, 1);
  logFaults(faulty(['posts[1].user', 'posts[2].user', 'posts[2].author', 'posts[9].user'], 15));
});

test('it is not logged again for further responses', async () => {
  const { logFaults } = await start();
  expectWarning(/^posts\[0\]\.user: expected text$/, 1);
  expectWarning(/^posts\[0\]\.author: expected text$/, 1);
  logFaults(faulty(['posts[0].user']));
  logFaults(faulty(['posts[4].user', 'posts[0].author'], 1));
});

test('an endless variety of faults ends at a hundred lines', async () => {
  const { logFaults } = await start();
  expectWarning(/^posts\[0\]\.\d+: expected text$/, 100);
  logFaults(faulty(Array.from({ length: 200 }, (_, index) => `posts[0].${index}`)));
});
