import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '../../../src/data/outbox/outbox';
import { listenToWarnings, startApp, usePhone } from '../lists/fresh';
import { eventually } from '../../support/patience';

async function startTab() {
  startApp('');
  return import('../../../src/data/outbox/outbox');
}

const waiting = (id: string, writtenAt = 1): OutboxMessage => ({
  id,
  form: 'contact',
  fields: { message: id },
  writtenAt,
  state: 'waiting',
});

beforeEach(() => void usePhone());

describe('a stored message', () => {
  it('is available after a restart, oldest first', async () => {
    const before = await startTab();
    expect(await before.writeMessage(waiting('b', 2))).toBe(true);
    await before.writeMessage(waiting('a', 1));
    const after = await startTab();
    expect((await after.readOutbox()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await after.readMessage('b')).toEqual(waiting('b', 2));
  });

  it('replaces the one with the same id', async () => {
    const { writeMessage, readOutbox } = await startTab();
    await writeMessage(waiting('a', 1));
    await writeMessage(waiting('a', 5));
    expect(await readOutbox()).toEqual([waiting('a', 5)]);
  });

  it('is gone for good once it is deleted', async () => {
    const before = await startTab();
    await before.writeMessage(waiting('a'));
    await before.deleteMessage('a');
    expect(await before.readMessage('a')).toBeUndefined();
    expect(await (await startTab()).readOutbox()).toEqual([]);
  });

  it('that was rejected has its reason, after a restart too; a deleted one does not come back', async () => {
    const before = await startTab();
    await before.writeMessage(waiting('a'));
    await before.markRefused('a', 'No such address.');
    await before.markRefused('deleted', 'No such address.');
    const found = await (await startTab()).readOutbox();
    expect(found).toEqual([{ ...waiting('a'), state: 'refused', reason: 'No such address.' }]);
  });
});

describe('changes of the outbox', () => {
  it('are announced in this tab and the others, until the listener stops', async () => {
    const [one, other] = [await startTab(), await startTab()];
    const here = vi.fn();
    const there = vi.fn();
    const stop = one.watchOutbox(here);
    other.watchOutbox(there);
    await one.writeMessage(waiting('a'));
    expect(here).toHaveBeenCalledOnce();
    await eventually(() => expect(there).toHaveBeenCalledOnce());
    stop();
    await one.deleteMessage('a');
    expect(here).toHaveBeenCalledOnce();
  });
});

describe('a device that stores nothing', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', undefined));

  it('is reported, and has an empty outbox', async () => {
    const warnings = listenToWarnings();
    const { writeMessage, readOutbox } = await startTab();
    expect(await writeMessage(waiting('a'))).toBe(false);
    expect(await readOutbox()).toEqual([]);
    expect(warnings).toHaveBeenCalled();
  });

  it('does not show an accepted message again', async () => {
    listenToWarnings();
    vi.unstubAllGlobals();
    usePhone();
    const { writeMessage, deleteMessage, readOutbox } = await startTab();
    await writeMessage(waiting('a'));
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new Error('full');
    });
    await deleteMessage('a');
    expect(await readOutbox()).toEqual([]);
  });
});
