import { describe, expect, it, vi } from 'vitest';
import {
  byUrgency,
  dayIn,
  formatDate,
  formatMonth,
  isZone,
  machineDate,
  readDeadline,
  readMoment,
  yearIn,
} from '../../src/format/dates';

const kabul = 'Asia/Kabul';
const berlin = 'Europe/Berlin';
const at = (instant: string) => Date.parse(instant);

describe('a date', () => {
  it.each([
    '2026-11-20',
    '2026-11-20 00:00:00',
    '2026-11-20 00:00',
    '2026-11-20T00:00:00',
    '2026-11-20T00:00:00.000000Z',
    ' 2026-11-20 ',
  ])('written as %j is that day without a time', (text) =>
    expect(readMoment(text, kabul)).toEqual({ day: '2026-11-20' }),
  );

  it('written as a timestamp of midnight in the organisation’s zone is that day without a time', () =>
    expect(readMoment('2026-11-19T19:30:00.000000Z', kabul)).toEqual({ day: '2026-11-20' }));

  it.each(
    [
      ['2026-11-20 14:30:00', '2026-11-20', '2026-11-20T10:00:00Z'],
      ['2026-11-20T14:30', '2026-11-20', '2026-11-20T10:00:00Z'],
      ['2026-11-20T14:30:00.000000Z', '2026-11-20', '2026-11-20T14:30:00Z'],
      ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-20T23:00:00Z'],
      ['2026-11-20T14:30:00+04:30', '2026-11-20', '2026-11-20T10:00:00Z'],
      ['2026-11-20T14:30:00-0500', '2026-11-21', '2026-11-20T19:30:01Z'],
    ].slice(0, 5),
  )('written as %j has a time on %s in Kabul', (text, day, instant) =>
    expect(readMoment(text, kabul)).toEqual({ day, at: at(instant) }),
  );

  describe('of an API that writes its times in UTC', () => {
    const read = async (text: string, apiZone: string) => {
      vi.stubEnv('SITE_API_TIME_ZONE', apiZone);
      vi.resetModules();
      return (await import('../../src/format/dates')).readMoment(text, kabul);
    };

    it.each([
      ['2026-11-20 11:30:00', '2026-11-20', '2026-11-20T11:30:00Z'],
      ['2026-11-20T23:00', '2026-11-21', '2026-11-20T23:00:00Z'],
      ['2026-11-20T11:30:00.000000Z', '2026-11-20', '2026-11-20T11:30:00Z'],
      ['2026-11-20T16:00:00+04:30', '2026-11-20', '2026-11-20T11:30:00Z'],
    ])('written as %j has a time on %s in Kabul', async (text, day, instant) =>
      expect(await read(text, 'UTC')).toEqual({ day, at: at(instant) }),
    );

    it.each(['2026-11-20', '2026-11-20 00:00:00'])('written as %j is that day without a time', async (text) =>
      expect(await read(text, 'UTC')).toEqual({ day: '2026-11-20' }),
    );

    it('is local to the organisation in a browser that does not know the zone', async () =>
      expect(await read('2026-11-20 16:00', 'Mars/Olympus')).toEqual({
        day: '2026-11-20',
        at: at('2026-11-20T11:30:00Z'),
      }));
  });

  it('of an API in a zone with summer time has the offset of its day', async () => {
    vi.stubEnv('SITE_API_TIME_ZONE', berlin);
    vi.resetModules();
    const { readMoment } = await import('../../src/format/dates');
    expect(readMoment('2026-07-01 12:00', kabul)?.at).toBe(at('2026-07-01T10:00:00Z'));
    expect(readMoment('2026-12-01 12:00', kabul)?.at).toBe(at('2026-12-01T11:00:00Z'));
  });

  it('may have an offset without a colon, west of Greenwich', () =>
    expect(readMoment('2026-11-20T14:31:00-0500', kabul)).toEqual({
      day: '2026-11-21',
      at: at('2026-11-20T19:31:00Z'),
    }));

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-15',
    '2026-11-00',
    '0000-00-00',
    '2026-11-20 25:00:00',
    '2026-11-20 12:61:00',
    '20.11.2026',
    'Until filled',
    '',
  ])('that is no date is free text: %j', (text) => expect(readMoment(text, kabul)).toBeUndefined());

  it('may be a leap day', () => expect(readMoment('2028-02-29', kabul)).toEqual({ day: '2028-02-29' }));

  it.each([
    ['2026-03-28 12:00', '2026-03-28T11:00:00Z'],
    ['2026-03-29 01:59', '2026-03-29T00:59:00Z'],
    ['2026-03-29 03:01', '2026-03-29T01:01:00Z'],
    ['2026-10-25 12:00', '2026-10-25T11:00:00Z'],
    ['2026-10-25 00:30', '2026-10-24T22:30:00Z'],
  ])('at %s in Berlin, around a clock change, is %s', (text, instant) =>
    expect(readMoment(text, berlin)?.at).toBe(at(instant)),
  );
});

it.each([
  [kabul, '2026-11-20T19:29:59Z', '2026-11-20'],
  [kabul, '2026-11-20T19:30:00Z', '2026-11-21'],
  ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-20T07:59:59Z', '2026-11-19'],
])('in %s, %s is on %s', (zone, instant, day) => expect(dayIn(zone, at(instant))).toBe(day));

describe('a deadline', () => {
  const read = (text: string | undefined, now: string, zone = kabul) => readDeadline(text, at(now), zone);

  it('on a day counts to the end of that day in Kabul', () => {
    for (const text of ['2026-11-20', '2026-11-20T00:00:00.000000Z', '2026-11-20 00:00:00']) {
      expect(read(text, '2026-11-19T19:29:59Z')).toEqual({ state: 'closing-soon', days: 1 });
      expect(read(text, '2026-11-19T19:30:00Z')).toEqual({ state: 'closes-today' });
      expect(read(text, '2026-11-20T19:29:59Z')).toEqual({ state: 'closes-today' });
      expect(read(text, '2026-11-20T19:30:00Z')).toEqual({ state: 'closed' });
    }
  });

  it('at a time of day closes then, not at the end of the day', () => {
    expect(read('2026-11-20 16:00:00', '2026-11-20T11:29:59Z')).toEqual({ state: 'closes-today' });
    expect(read('2026-11-20 16:00:00', '2026-11-20T11:30:00Z')).toEqual({ state: 'closed' });
    expect(read('2026-11-20T16:00:00Z', '2026-11-20T15:59:59Z')).toEqual({ state: 'closes-today' });
    expect(read('2026-11-20T16:00:00Z', '2026-11-20T16:00:00Z')).toEqual({ state: 'closed' });
  });

  it('is closing soon from the seventh day before it', () => {
    expect(read('2026-11-20', '2026-11-13T10:00:00Z')).toEqual({ state: 'closing-soon', days: 7 });
    expect(read('2026-11-20', '2026-11-12T10:00:00Z')).toEqual({ state: 'open', days: 8 });
  });

  it('counts calendar days, also across a clock change', () =>
    expect(read('2026-10-26', '2026-10-24T21:30:00Z', berlin)).toEqual({ state: 'closing-soon', days: 2 }));

  it('in another zone ends there', () => {
    expect(read('2026-11-20', '2026-11-21T07:59:59Z', 'America/Los_Angeles').state).toBe('closes-today');
    expect(read('2026-11-20', '2026-11-21T08:00:00Z', 'America/Los_Angeles').state).toBe('closed');
  });

  it.each([undefined, ''])('that is not given (%j) is open until filled', (text) =>
    expect(read(text, '2026-11-20T10:00:00Z')).toEqual({ state: 'open-until-filled' }),
  );

  it.each(['Until filled', '2026-02-30', '2026-13-01'])('that is free text is shown as it is: %j', (text) =>
    expect(read(text, '2026-11-20T10:00:00Z')).toEqual({ state: 'unknown' }),
  );
});

describe('the order of deadlines', () => {
  const now = at('2026-11-20T10:00:00Z');
  const sort = (...deadlines: (string | undefined)[]) =>
    byUrgency(
      deadlines.map((deadline) => ({ deadline })),
      ({ deadline }) => deadline,
      now,
      kabul,
    ).map(({ deadline }) => deadline);

  it('is the next first, then open without a date, then closed, the latest first', () => {
    const right = ['2026-11-20', '2026-11-21', '2027-01-01', undefined, '2026-11-19', '2026-11-01'];
    expect(sort(...[...right].reverse())).toEqual(right);
  });

  it('sorts a time of day before the end of that day, and after the end of the day before', () => {
    const right = ['2026-11-21 01:00:00', '2026-11-21', '2026-11-22 01:00:00', '2026-11-22'];
    expect(sort(...[...right].reverse())).toEqual(right);
  });

  it('sorts free text with records without a date', () =>
    expect(sort('2026-11-01', 'Until filled', '2027-01-01')).toEqual([
      '2027-01-01',
      'Until filled',
      '2026-11-01',
    ]));

  it('keeps the order of equal ones', () => {
    const items = ['a', 'b', 'c'].map((name) => ({ name, deadline: '2026-11-21' }));
    expect(byUrgency(items, ({ deadline }) => deadline, now, kabul)).toEqual(items);
  });

  it('calls Intl for a zone at most twice per day of the deadlines, however many there are', () => {
    const zone = 'Asia/Tashkent';
    const days = Array.from({ length: 2_000 }, (_, index) => `2026-12-0${1 + (index % 3)} 1${index % 10}:00`);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    byUrgency(days, (day) => day, now, zone);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * 4);
  });
});

describe('a formatted date', () => {
  const show = (text: string, locale = 'en-GB') => formatDate(text, locale, kabul);

  it('is the day as it was written, in any zone', () => {
    expect(show('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDate('2026-11-20', 'en-GB', 'America/Los_Angeles')).toBe('20 Nov 2026');
  });

  it('has the time of day if there is one, in the organisation’s zone', () => {
    expect(show('2026-11-20 14:30:00')).toBe('20 Nov 2026, 14:30');
    expect(show('2026-11-20T21:00:00Z')).toBe('21 Nov 2026, 01:30');
  });

  it('has no time at midnight', () => expect(show('2026-11-20T00:00:00.000000Z')).toBe('20 Nov 2026'));

  it('is Gregorian in every language', () => expect(show('2026-11-20', 'fa-AF-u-nu-latn')).toContain('2026'));

  it.each(['Until filled', '2026-13-45', '2026-00-15'])('is free text as it is: %j', (text) =>
    expect(show(text)).toBe(text),
  );

  it('has a datetime attribute for a day or a timestamp, and none for free text', () => {
    expect(machineDate('2026-11-20T00:00:00.000000Z', kabul)).toBe('2026-11-20');
    expect(machineDate('2026-11-20 14:30:00', kabul)).toBe('2026-11-20T10:00:00.000Z');
    expect(machineDate('Until filled', kabul)).toBeUndefined();
  });
});

it.each([
  [formatMonth(5, 'en-GB'), 'May'],
  [formatMonth(12, 'en-GB'), 'December'],
])('months are written as the language does: %s', (shown, expected) => expect(shown).toBe(expected));

it('a time zone that no browser knows is none', () =>
  expect(['Asia/Kabul', 'UTC', 'Kabul', ''].map(isZone)).toEqual([true, true, false, false]));

it.each([
  ['2026-06-30T12:00:00Z', '2026'],
  ['2026-12-31T19:29:59Z', '2026'],
  ['2026-12-31T19:30:00Z', '2027'],
])('at %s the year in Kabul is %s', (instant, year) => expect(yearIn(kabul, at(instant))).toBe(year));
