import { expect, it } from 'vitest';
import * as dates from '../../src/format/dates';
import * as numbersFormat from '../../src/format/numbers';

const format = { ...dates, ...numbersFormat };

const years = ['0000', '0001', '0050', '0099', '0100', '1582', '1969', '2024', '9999'];
const days = ['01-01', '02-29', '06-15', '12-31', '13-01', '02-30'];
const times = [
  '',
  ' 00:00:00',
  'T23:59:59.999999Z',
  ' 24:00:00',
  'T12:30+14:00',
  'T00:30-12:00',
  'T12:30+99:99',
];
const zones = [
  'UTC',
  'Asia/Kabul',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Africa/Casablanca',
  'America/St_Johns',
];
const numbers = [
  NaN,
  Infinity,
  -Infinity,
  1e300,
  -1e300,
  8.64e15,
  -8.64e15,
  0,
  -0,
  -1,
  Number.MAX_SAFE_INTEGER,
];

it('every date of every year can be formatted, sorted and evaluated in every zone', () => {
  let count = 0;
  for (const year of years)
    for (const day of days)
      for (const time of times)
        for (const zone of zones) {
          const text = `${year}-${day}${time}`;
          for (const now of [0, Date.UTC(2026, 10, 22), 8.64e15]) format.readDeadline(text, now, zone);
          format.formatDate(text, 'en', zone);
          format.machineDate(text, zone);
          format.closesAt(text, zone);
          const moment = format.readMoment(text, zone);
          if (moment) expect(moment.day, text).toMatch(/^[+-]?\d{4,6}-\d{2}/);
          count += 1;
        }
  expect(count).toBe(years.length * days.length * times.length * zones.length);
});

it('every number can be formatted as a size, an age, a day and a time', () => {
  for (const one of numbers) {
    expect(format.formatSize(one, 'en')).not.toContain('NaN');
    expect(format.formatAge(one, Date.now(), 'en')).not.toContain('NaN');
    for (const zone of zones) expect(format.dayIn(zone, one)).not.toBe('');
    expect(format.machineTime(one)).toMatch(/Z$/);
    expect(format.yearIn('UTC', one)).not.toContain('NaN');
  }
});
