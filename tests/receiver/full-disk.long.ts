import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './support/receiver-process';

/** A disk of so many megabytes; undefined where this user may not mount one. */
function makeDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('on a full disk messages wait, and when there is room again they are taken; nothing is lost', async ({
  skip,
}) => {
  const disk = makeDisk(80);
  if (!disk) return skip('Only root may mount a small disk.');
  const environment = {
    DATA_FOLDER: join(disk, 'data'),
    RATE_PER_ADDRESS: '1000000',
    RATE_IN_ALL: '1000000',
  };
  mkdirSync(environment.DATA_FOLDER);
  let receiver = await startProcess(environment);
  onTestFinished(async () => void (await receiver.end('SIGKILL')));
  const post = (id: string, text: string) =>
    fetch(`${receiver.url}/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id,
        form: 'newsletter',
        sentAt: '2026-12-01T08:15:00.000Z',
        fields: { email: 'z@example.org', text },
      }),
    });
  // Letters that do not compress.
  const long = () =>
    Array.from({ length: 30_000 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 58))).join('');
  const acknowledged: string[] = [];
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024));
  let refused: Response | undefined;
  for (let index = 0; index < 3_000 && !refused; index += 1) {
    const response = await post(`id-${index}`, long());
    if (response.status === 204) acknowledged.push(`id-${index}`);
    else refused = response;
  }
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await post('again', long())).status).toBe(503);
  rmSync(filler);
  expect((await post('again', 'short')).status).toBe(204);
  acknowledged.push('again');
  await receiver.end('SIGKILL');
  receiver = await startProcess(environment);
  for (const id of acknowledged) expect((await post(id, 'a repeat')).status).toBe(204);
  expect(await (await fetch(`${receiver.url}/metrics`)).text()).not.toContain('receiver_messages_total');
});
