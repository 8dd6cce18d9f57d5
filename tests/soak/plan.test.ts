import { expect, it } from 'vitest';
import { hitsApp, matchScope, planStep } from './plan';

const plan = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => planStep(seed, index));

it('the same seed plans the same run, and another seed another', () => {
  expect(plan(7, 60)).toEqual(plan(7, 60));
  expect(plan(7, 60)).not.toEqual(plan(8, 60));
});

it('a relaunch has the same plan in a long run and in its replay', () => {
  expect(plan(7, 200)[123]).toEqual(planStep(7, 123));
});

it('1,000 relaunches cover both versions, each fault, each eviction, each kill and wrong clocks', () => {
  const steps = plan(1, 1_000);
  const seen = (what: (step: (typeof steps)[number]) => readonly (string | number)[]) =>
    new Set(steps.flatMap(what));
  expect(seen(({ version }) => [version])).toEqual(new Set(['present', 'frozen']));
  expect(seen(({ weather }) => [weather.mode]).size).toBe(16);
  expect(seen(({ evictions }) => evictions.map(({ kind }) => kind)).size).toBe(7);
  const parts = seen(({ evictions }) =>
    evictions.flatMap((eviction) =>
      'prefix' in eviction ? eviction.prefix : 'name' in eviction ? eviction.name : [],
    ),
  );
  expect([...parts]).toEqual(expect.arrayContaining(['ngo-former-documents', 'edition/', 'reading/']));
  expect(seen(({ kill }) => [kill]).size).toBe(4);
  expect(seen(({ clock }) => [clock]).size).toBeGreaterThan(5);
  expect(steps.filter(({ isNewBrowser }) => isNewBrowser)).toHaveLength(20);
});

it('a fault applies to the requests of its scope', () => {
  expect(matchScope('data')('/api/faqs')).toBe(true);
  expect(matchScope('data')('/sw.js')).toBe(false);
  expect(matchScope('app')('/sw.js')).toBe(true);
  expect(matchScope('app')('/files/tor.pdf')).toBe(false);
  expect(matchScope('all')('/about')).toBe(true);
  expect(hitsApp({ mode: 'half', scope: 'data', from: 'opening' })).toBe(false);
  expect(hitsApp({ mode: 'dead', scope: 'data', from: 'opening' })).toBe(true);
});
