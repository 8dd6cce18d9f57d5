import { expect, it } from 'vitest';
import { toMessage } from '../../../src/data/outbox/message';

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
