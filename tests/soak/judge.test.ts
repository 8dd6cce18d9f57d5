import { expect, it } from 'vitest';
import { agrees, judge, lostOf } from './judge';
import { nothingHeld, type Observation } from './observe';

const held = (changes: Partial<Observation>): Observation => ({ ...nothingHeld, ...changes });
const truth = {
  published: new Map([['/tor.pdf', new Set(['abc'])]]),
  received: new Set(['sent']),
  damaged: new Set(['/tor.pdf known']),
};
const nothingTaken = { documents: new Set<string>(), isReset: false, chosen: new Set<string>() };
const tor = held({ copies: { '/tor.pdf': 'abc' }, catalogue: ['/tor.pdf'] });

it('a device that holds what it held has no flaw, also without a row that the copy can restore', () => {
  expect(judge(tor, tor, nothingTaken, truth)).toEqual([]);
  expect(judge(tor, { ...tor, catalogue: [] }, nothingTaken, truth)).toEqual([]);
});

it('a copy that is missing or differs is a flaw, unless the user removed it', () => {
  expect(judge(tor, nothingHeld, nothingTaken, truth)).toEqual([
    'a saved copy is gone with its row: /tor.pdf',
  ]);
  expect(judge(tor, held({ catalogue: ['/tor.pdf'] }), nothingTaken, truth)).toEqual([
    'a saved copy is gone: /tor.pdf',
  ]);
  expect(judge(tor, held({ copies: { '/tor.pdf': 'x' } }), nothingTaken, truth)).toEqual([
    'a saved copy is not what was published: /tor.pdf',
  ]);
  expect(judge(tor, held({ copies: { '/tor.pdf': 'known' } }), nothingTaken, truth)).toEqual([]);
  expect(judge(tor, nothingHeld, { ...nothingTaken, documents: new Set(['/tor.pdf']) }, truth)).toEqual([]);
});

it('a loss stays reported, and the catalogue names nothing that never existed', () => {
  const lost = held({ catalogue: ['/tor.pdf'] });
  expect(lostOf(lost)).toEqual(['/tor.pdf']);
  expect(judge(lost, lost, nothingTaken, truth)).toEqual([]);
  expect(judge(lost, nothingHeld, nothingTaken, truth)).toEqual(['a loss is no longer told: /tor.pdf']);
  expect(judge(nothingHeld, lost, nothingTaken, truth)).toEqual([
    'the catalogue names a document that is not there: /tor.pdf',
  ]);
});

it('a message is on the device or at the server, and a preference stays', () => {
  const before = held({ outbox: ['sent', 'waits'], preferences: { 'data-saver': '"on"' } });
  expect(judge(before, nothingHeld, nothingTaken, truth)).toEqual([
    'a message is neither here nor sent: waits',
    'a preference is gone: data-saver',
  ]);
});

it('a preference keeps its value until the user sets another, and the app may change its own', () => {
  const before = held({ preferences: { 'dark-pages': 'true', visits: '1' } });
  const now = held({ preferences: { 'dark-pages': 'false', visits: '2' } });
  expect(judge(before, now, nothingTaken, truth)).toEqual([
    'a preference has another value: dark-pages is false',
  ]);
  expect(judge(nothingHeld, now, nothingTaken, truth)).toHaveLength(1);
  expect(judge(before, now, { ...nothingTaken, chosen: new Set(['dark-pages']) }, truth)).toEqual([]);
  expect(judge(before, nothingHeld, { ...nothingTaken, isReset: true }, truth)).toEqual([]);
});

it('the reading position of a saved document stays until the user removes the document or resets the app', () => {
  const before = { ...tor, places: ['/tor.pdf', '/unsaved.pdf'] };
  expect(judge(before, before, nothingTaken, truth)).toEqual([]);
  expect(judge(before, tor, nothingTaken, truth)).toEqual(['a reading position is gone: /tor.pdf']);
  expect(judge(before, tor, { ...nothingTaken, documents: new Set(['/tor.pdf']) }, truth)).toEqual([]);
  expect(judge(before, tor, { ...nothingTaken, isReset: true }, truth)).toEqual([]);
});

it('the catalogue is consistent if it names each copy', () => {
  expect(agrees(tor)).toBe(true);
  expect(agrees(held({ copies: { '/tor.pdf': 'abc' } }))).toBe(false);
});
