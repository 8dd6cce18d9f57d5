import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { MessageFile } from '../../receiver/message-file.ts';

let path: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  path = join(folder, 'messages', 'messages.jsonl');
  return () => rm(folder, { recursive: true });
});

const message = (id: string, text = 'سلام\nand a second line') => ({
  id,
  form: 'contact',
  sentAt: '2026-12-01T08:15:00.000Z',
  receivedAt: '2026-12-01T08:15:01.000Z',
  fields: { text },
});
const linesOf = async () => (await readFile(path, 'utf8')).split('\n').filter(Boolean);
const idsOf = async () => (await linesOf()).map((line) => (JSON.parse(line) as { id: string }).id);

test('each message is one line, which only the user who runs the server may read', async () => {
  const file = new MessageFile(path);
  expect(await file.append(message('a'))).toBe(true);
  expect(await file.append(message('b'))).toBe(true);
  expect(await readFile(path, 'utf8')).toBe(
    `${JSON.stringify(message('a'))}\n${JSON.stringify(message('b'))}\n`,
  );
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('a message with the same id is dropped: at once, after a restart, and after the file was emptied', async () => {
  const file = new MessageFile(path);
  expect(await Promise.all([file.append(message('a')), file.append(message('a', 'again'))])).toEqual([
    true,
    false,
  ]);
  expect(await new MessageFile(path).append(message('a'))).toBe(false);
  expect(await linesOf()).toEqual([JSON.stringify(message('a'))]);
  await truncate(path);
  expect(await file.append(message('a'))).toBe(false);
  expect(await file.append(message('b'))).toBe(true);
  expect(await idsOf()).toEqual(['b']);
});

test('messages that arrive at once, at two servers, are whole lines', async () => {
  const servers = [new MessageFile(path), new MessageFile(path)];
  const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`);
  const long = 'a'.repeat(30_000);
  await Promise.all(ids.map((id, index) => servers[index % 2]!.append(message(id, long))));
  expect((await idsOf()).sort()).toEqual([...ids].sort());
  expect(await servers[0]!.append(message('id-1'))).toBe(false);
});

describe('half a line, which a crash left', () => {
  beforeEach(async () => {
    await new MessageFile(path).append(message('a'));
    await appendFile(path, '{"id":"b","fields":{"te');
  });

  test('is removed at the start', async () => {
    const file = new MessageFile(path);
    await file.repair();
    expect(await idsOf()).toEqual(['a']);
    expect(await file.append(message('b'))).toBe(true);
    expect(await idsOf()).toEqual(['a', 'b']);
  });

  test('does not damage the next message', async () => {
    const file = new MessageFile(path);
    expect(await file.append(message('b'))).toBe(true);
    expect(await file.append(message('c'))).toBe(true);
    expect((await linesOf()).slice(2)).toEqual([message('b'), message('c')].map((m) => JSON.stringify(m)));
  });
});

test('a last line without a line feed, written by hand, stays and counts', async () => {
  await new MessageFile(path).append(message('a'));
  await appendFile(path, JSON.stringify(message('b')));
  const file = new MessageFile(path);
  await file.repair();
  expect(await file.append(message('b'))).toBe(false);
  expect(await file.append(message('c'))).toBe(true);
  expect(await idsOf()).toEqual(['a', 'b', 'c']);
});

test('without a file there is nothing to repair, and none is made', async () => {
  await new MessageFile(path).repair();
  await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('after a failure the next message is stored', async () => {
  const folder = join(path, '..');
  await writeFile(folder, 'a file in place of the folder');
  const file = new MessageFile(path);
  await expect(file.append(message('a'))).rejects.toMatchObject({ code: /^E/ });
  await rm(folder);
  expect(await file.append(message('a'))).toBe(true);
  expect(await idsOf()).toEqual(['a']);
});
