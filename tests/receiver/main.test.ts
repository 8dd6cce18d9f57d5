import { describe, expect, onTestFinished, test } from 'vitest';
import { killWhilePosting } from './kill';
import { runCommand, startProcess } from './support/receiver-process';
import { storeKinds } from './support/stores';

/** Processes take seconds to start. */
const long = 240_000;

test(
  'a wrong setting stops the start with a sentence',
  async () => {
    expect(await runCommand({ PORT: 'eighty', KEEP_DAYS: '-1' })).toEqual({
      code: 1,
      output: '',
      errors:
        'PORT is "eighty": expected a whole number from 1 to 65535.\n' +
        'KEEP_DAYS is "-1": expected a whole number from 1 to 36500.\n',
    });
  },
  long,
);

describe.each(storeKinds)('with $name', ({ isInstalled, make }) => {
  test.runIf(isInstalled)(
    'what was acknowledged is there after a kill',
    async () => {
      const store = await make();
      onTestFinished(store.remove);
      await killWhilePosting(store, 60, 1);
    },
    long,
  );
});

test(
  'a second receiver in the same folder does not start, commands reach the first, and a stop is orderly',
  async () => {
    const store = await storeKinds[0]!.make();
    onTestFinished(store.remove);
    const receiver = await startProcess(store.environment);
    await expect(startProcess(store.environment)).rejects.toThrow(/exit code 1: .*runs in .* already/);
    const response = await fetch(`${receiver.url}/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'a',
        form: 'subscribe',
        sentAt: '2026-12-01',
        fields: { email: 'a@b.org' },
      }),
    });
    expect(response.status).toBe(204);
    const exported = await runCommand(store.environment, 'export', 'a@b.org');
    expect(exported).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(exported.output)).toMatchObject({ id: 'a', fields: { email: 'a@b.org' } });
    expect(await receiver.end('SIGTERM')).toBe(0);
    expect(receiver.output()).toContain('SIGTERM: the receiver stops.');
  },
  long,
);
