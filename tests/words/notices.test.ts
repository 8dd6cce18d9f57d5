import { expect, test } from 'vitest';
import { wholeDeadline } from '../../src/words/notices';

const zone = 'Asia/Kabul';

test('a deadline has its date, its time and its zone', () =>
  expect(wholeDeadline('2026-11-28 16:00', zone)).toEqual({
    date: '28 Nov 2026, 16:00',
    zone: 'Kabul time (UTC+4:30)',
  }));

test('a deadline without a time lasts until the end of its day', () =>
  expect(wholeDeadline('2026-11-28', zone)).toEqual({
    date: '28 Nov 2026, until the end of the day',
    zone: 'Kabul time (UTC+4:30)',
  }));

test('free text stays as it is', () =>
  expect(wholeDeadline('after Nawruz', zone)).toEqual({ date: 'after Nawruz' }));
