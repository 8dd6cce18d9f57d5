import { describe, expect, it } from 'vitest';
import {
  bodyStamp,
  isNewer,
  isTime,
  lengthOf,
  markHeaders,
  readMark,
  rowStamp,
  stampOf,
} from '../../../sw/contract/mark';

it('is the same in headers as in a row', () => {
  const mark = { confirmedAt: 1_700_000_000_000, stamp: stampOf('[1]') };
  expect(readMark(new Headers(markHeaders(mark)))).toEqual(mark);
  expect(readMark(new Headers())).toEqual({ confirmedAt: 0, stamp: '' });
  expect(readMark(new Headers({ 'x-confirmed-at': 'today' })).confirmedAt).toBe(0);
});

it('is stored on phones in these two headers', () => {
  expect(markHeaders({ confirmedAt: 5, stamp: '3-a' })).toEqual({ 'x-confirmed-at': '5', 'x-stamp': '3-a' });
  expect(markHeaders({ confirmedAt: 5 })).toEqual({ 'x-confirmed-at': '5' });
});

describe('the stamp of a row', () => {
  const stamp = rowStamp(stampOf('[1,2]'), 'title:text:yes:title');

  it('changes with the body and with the schema', () => {
    expect(stamp).not.toBe(rowStamp(stampOf('[1,3]'), 'title:text:yes:title'));
    expect(stamp).not.toBe(rowStamp(stampOf('[1,2]'), 'title:text:yes:name'));
  });

  it('tells that of the body, and its length', () => {
    expect(bodyStamp({ stamp })).toBe(stampOf('[1,2]'));
    expect(lengthOf({ stamp })).toBe(5);
    expect([bodyStamp({ stamp: '' }), lengthOf({ stamp: 'damaged' })]).toEqual(['', 0]);
  });
});

it('an answer is newer only by a time that may be true', () => {
  const now = Date.now();
  expect(isNewer({ confirmedAt: now - 1 }, now - 2)).toBe(true);
  expect(isNewer({ confirmedAt: now - 2 }, now - 2)).toBe(false);
  expect(isNewer({ confirmedAt: now + 60_000 }, now)).toBe(false);
  expect([0, now, 8.64e15].every(isTime)).toBe(true);
  expect([-1, Number.NaN, 9e15, '5', undefined].some(isTime)).toBe(false);
});
