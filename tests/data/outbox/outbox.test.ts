import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toMessage, type OutboxMessage } from '../../../src/data/outbox/outbox';
import { startApp, usePhone } from '../lists/fresh';
import { eventually } from '../../support/eventually';
import { expectWarning } from '../../support/console';

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
    const refused = { state: 'refused', reason: 'No such address.', errors: { email: 'Typo?' } } as const;
    await before.stopMessage('a', refused);
    await before.stopMessage('deleted', refused);
    const found = await (await startTab()).readOutbox();
    expect(found).toEqual([{ ...waiting('a'), ...refused }]);
  });
});

describe('the failures of a message', () => {
  it('are counted across restarts, while it waits', async () => {
    const before = await startTab();
    await before.writeMessage(waiting('a'));
    await before.countFailure('a');
    const after = await startTab();
    await after.countFailure('a');
    await after.countFailure('deleted');
    expect(await after.readOutbox()).toEqual([{ ...waiting('a'), failures: 2 }]);
    await after.stopMessage('a', { state: 'no-receiver' });
    await after.countFailure('a');
    expect(await after.readOutbox()).toEqual([{ ...waiting('a'), state: 'no-receiver' }]);
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
    // Tests in other threads use the same channel.
    await eventually(() => expect(there).toHaveBeenCalled());
    stop();
    await one.deleteMessage('a');
    expect(here).toHaveBeenCalledOnce();
  });
});

describe('a device that stores nothing', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', undefined));

  it('is reported, and has an empty outbox', async () => {
    expectWarning(/The device's database did not write/);
    expectWarning(/The device's database did not read/);
    const { writeMessage, readOutbox } = await startTab();
    expect(await writeMessage(waiting('a'))).toBe(false);
    expect(await readOutbox()).toEqual([]);
  });

  it('does not show an accepted message again', async () => {
    expectWarning(/The device's database did not delete/);
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

describe('a message', () => {
  const whole = {
    id: 'a',
    form: 'contact',
    fields: { name: 'Parwin', message: 'سلام' },
    writtenAt: 5,
  } as const;

  it.each([
    { ...whole, state: 'waiting' as const },
    { ...whole, state: 'waiting' as const, failures: 2 },
    { ...whole, state: 'refused' as const, reason: 'Too short.' },
    { ...whole, state: 'refused' as const, reason: 'Too short.', errors: { name: 'Too short.' } },
    { ...whole, state: 'no-receiver' as const },
  ])('a whole row is the message that was written: %j', (row) => expect(toMessage('a', row)).toEqual(row));

  it('the key of a row is its id', () =>
    expect(toMessage('a', { ...whole, id: 'b', state: 'waiting' }).id).toBe('a'));

  it.each([Number.NaN, Infinity, -1, 9e15, '2026-12-01', null, undefined])(
    '%s is not a date, and the message can still be sent',
    (writtenAt) =>
      expect(toMessage('a', { ...whole, writtenAt, state: 'waiting' })).toEqual({
        ...whole,
        writtenAt: 0,
        state: 'waiting',
      }),
  );

  it('a message with an unknown state is waiting, and a rejection without a reason stays one', () => {
    expect(toMessage('a', { ...whole, state: 'sending' }).state).toBe('waiting');
    expect(toMessage('a', { ...whole, state: 'refused' })).toMatchObject({ state: 'refused', reason: '' });
    expect(toMessage('a', { ...whole, state: 'refused', errors: ['no'] })).toMatchObject({ errors: {} });
  });

  it.each([
    [{ ...whole, form: 'order' }, whole.fields],
    [
      { ...whole, fields: { message: 'سلام', age: 40, when: new Date(0), deep: { a: 'b' } }, form: 1 },
      { message: 'سلام', age: '40' },
    ],
    [{ ...whole, fields: 'سلام' }, { message: 'سلام' }],
    ['سلام', { message: 'سلام' }],
    [{ ...whole, fields: ['سلام'] }, {}],
    [{ ...whole, fields: { message: '' } }, { message: '' }],
    [whole.fields, whole.fields],
    [null, {}],
    [undefined, {}],
    [7, {}],
  ])('%j is damaged, with its readable fields', (row, fields) =>
    expect(toMessage('a', row)).toMatchObject({ id: 'a', fields, state: 'damaged' }),
  );
});
