import { expect, test } from 'vitest';
import type { Award } from '../../src/schemas/notices';
import { outcomeSentence, tenderSentence } from '../../src/words/tenders';

const zone = 'Asia/Kabul';
const awarded = (award: Partial<Award>) => ({ state: 'awarded', award: award as Award }) as const;

test.each([
  [{ state: 'open' } as const, 'Open'],
  [{ state: 'awaiting' } as const, 'Closed: awaiting outcome'],
  [{ state: 'cancelled' } as const, 'Cancelled'],
  [
    awarded({ awardedTo: 'Noor Press', announcementDate: '2026-11-04' }),
    'Awarded to Noor Press on 4 Nov 2026',
  ],
  [awarded({ awardedTo: 'Noor Press' }), 'Awarded to Noor Press'],
  [awarded({ announcementDate: '2026-11-04' }), 'Outcome published on 4 Nov 2026'],
  [awarded({}), 'Outcome published'],
])('%j is said as "%s"', (tender, sentence) => expect(tenderSentence(tender, zone)).toBe(sentence));

test.each([
  [{ awardedTo: 'Noor Press', announcementDate: '2026-11-04' }, 'Awarded to Noor Press'],
  [{ announcementDate: '2026-11-04' }, 'Outcome published'],
])('the outcome %j is said without its date: "%s"', (award, sentence) =>
  expect(outcomeSentence(award as Award)).toBe(sentence),
);
