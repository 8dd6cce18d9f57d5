import { expect, test } from 'vitest';
import type { Award } from '../../src/schemas/notices';
import { sharedText, wholeDeadline } from '../../src/words/notices';

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

const now = Date.parse('2026-11-20T08:00:00Z');
const number = 'ITB-1';

test.each([
  [{ number, deadline: '2026-11-28 16:00' }, 'Closes on 28 Nov 2026, 16:00, Kabul time (UTC+4:30).'],
  [
    { number, deadline: '2026-11-18' },
    'Closed on 18 Nov 2026, until the end of the day, Kabul time (UTC+4:30).',
  ],
  [{ number, deadline: 'after Nawruz' }, 'after Nawruz'],
  [
    { number, deadline: '2026-11-28', tender: { bid: { status: 'cancelled' }, awards: undefined } },
    'Cancelled.',
  ],
  [
    {
      number,
      deadline: '2026-11-18',
      tender: { bid: { status: undefined }, awards: [{ awardedTo: 'Noor Press' } as Award] },
    },
    'Awarded to Noor Press.',
  ],
  [
    {
      number,
      deadline: '2026-11-18',
      tender: {
        bid: { status: undefined },
        awards: [{ awardedTo: 'Noor Press', announcementDate: '2026-11-19' } as Award],
      },
    },
    'Awarded to Noor Press on 19 Nov 2026.',
  ],
  [
    { number, award: { awardedTo: 'Noor Press', announcementDate: '2026-11-19' } as Award },
    'Awarded to Noor Press on 19 Nov 2026.',
  ],
  [
    { number, award: { announcementDate: '2026-11-19' } as Award },
    'The outcome was published on 19 Nov 2026.',
  ],
  [{ number, award: {} as Award }, 'The outcome was published.'],
])('a shared notice says what it is and where it stands: %j', (notice, standing) =>
  expect(sharedText('Seed', notice, zone, now)).toBe(`Seed (ITB-1)\n${standing}`),
);

test('a shared notice without number and deadline says its title', () =>
  expect(sharedText('Seed', { number: undefined, deadline: '' }, zone, now)).toBe('Seed'));
