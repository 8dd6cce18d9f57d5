import { describe, expect, it } from 'vitest';
import { findOddDeadlines } from '../../src/server/odd-deadlines';

const find = (...deadlines: string[]) => findOddDeadlines(deadlines, 'Asia/Kabul');

describe('deadlines at odd hours', () => {
  it.each([
    ['16:00 in Kabul, which Laravel sent as UTC', '2026-12-01T16:00:00.000000Z', '2026-12-01 20:30'],
    [
      '16:00 in Kabul, which Laravel converted to UTC and sent bare',
      '2026-12-01 11:30:00',
      '2026-12-01 11:30',
    ],
    ['the night', '2026-12-01 02:00:00', '2026-12-01 02:00'],
    ['the evening', '2026-12-01 21:00', '2026-12-01 21:00'],
    ['no full hour', '2026-12-01 15:47', '2026-12-01 15:47'],
  ])('are %s', (_what, sent, shown) => expect(find(sent)).toEqual({ timed: 1, odd: 1, sent, shown }));

  it.each([
    '2026-12-01 07:00',
    '2026-12-01 16:00',
    '2026-12-01 20:00',
    '2026-12-01 23:59',
    '2026-12-01T11:30:00Z',
  ])('are not %s', (sent) => expect(find(sent)).toBeUndefined());

  it('are counted among those with a time of day alone', () => {
    const odd = ['2026-12-01 20:30', '2026-12-02 20:30'];
    expect(find('2026-12-01', 'until filled', '2026-12-01 00:00:00', ...odd, '2026-12-03 16:00')).toEqual({
      timed: 3,
      odd: 2,
      sent: odd[0],
      shown: odd[0],
    });
  });

  it('are an editor’s choice where most deadlines are at usual hours', () =>
    expect(find('2026-12-01 16:30', '2026-12-01 16:00', '2026-12-02 16:00')).toBeUndefined());
});
