// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fittingRecords, queryFacts } from '../../../src/components/watch/fitting-records';
import { countWatchNews } from '../../../src/components/watch/count-watch-news';
import { fittingAddresses, readWatchNews } from '../../../src/components/watch/watch-news';
import type { PersistentCache } from '../../../src/data/device/swr-cache';
import { readWatches, startWatch } from '../../../src/data/watches/watches';
import { noas } from '../../../src/schemas/noas';
import { vacancies } from '../../../src/schemas/vacancies';
import type { Resource } from '../../../src/schemas/base';
import { site } from '../../../src/shell/site';
import { freshCache } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

const kabul = { title: 'Driver', number: 'VA-1', location: 'Kabul head office', closeDate: '2026-12-01' };
const herat = { title: 'Driver', number: 'VA-2', location: 'Herat', closeDate: '2027-01-10' };
const past = { title: 'Cook', number: 'VA-3', location: 'Kabul', closeDate: '2026-10-01' };
const all = [kabul, herat, past];

function phoneWith(...records: object[]): PersistentCache {
  const cache = freshCache();
  const stamp = JSON.stringify(records);
  cache.set('/api/vacancies', { data: { value: records, confirmedAt: now, stamp } });
  return cache;
}

describe('a query leaves', () => {
  it.each([
    ['', all],
    ['?place=Kabul', [kabul, past]],
    ['?place=Kabul&open=on', [kabul]],
    ['?q=DRIVER', [kabul, herat]],
    ['?year=2027', [herat]],
    ['?place=Balkh', []],
  ])('of vacancies %j', (query, expected) => {
    const of = vacancies as unknown as Resource;
    expect(fittingRecords(of, all, query, { zone: 'Asia/Kabul', now })).toEqual(expected);
  });

  it('of awards those of one supplier', () => {
    const of = noas as unknown as Resource;
    const [one, other] = [{ awardedTo: 'Ariana Print' }, { awardedTo: 'Balkh Traders' }];
    const query = '?awardedTo=Ariana+Print';
    expect(fittingRecords(of, [one, other], query, { zone: 'UTC', now })).toEqual([one]);
    expect(queryFacts(of, query).chosen).toBe('Ariana Print');
  });
});

describe('what is watched', () => {
  const watchKabul = async (cache: PersistentCache, language = 'en') => {
    const place = site.records.find(({ path }) => path === '/vacancies')!;
    const known = await fittingAddresses(cache, place, '?place=Kabul');
    await startWatch({ address: '/vacancies?place=Kabul', language, known });
  };
  const added = { ...kabul, number: 'VA-9' };
  const elsewhere = { ...herat, number: 'VA-8' };
  const nowhere = { pathname: '/', counted: new Set<string>() };

  it('has no news at first, then the entries that fit, and not those of another place', async () => {
    await watchKabul(phoneWith(...all));
    expect(await countWatchNews(phoneWith(...all), site.records, nowhere)).toBe(0);
    const [news] = (await readWatchNews(phoneWith(...all, added, elsewhere), site.records))!;
    expect(news?.news).toEqual(['/vacancies/va-9']);
  });

  it('is counted until its list or its entry was opened, and not twice', async () => {
    await watchKabul(phoneWith(...all));
    const cache = phoneWith(...all, added, elsewhere);
    const count = (pathname: string, ...counted: string[]) =>
      countWatchNews(cache, site.records, { pathname, counted: new Set(counted) });
    expect(await count('/')).toBe(1);
    expect(await count('/', '/vacancies/va-9')).toBe(0);
    expect(await count('/vacancies/va-8')).toBe(1);
    expect(await count('/vacancies/va-9')).toBe(0);
    expect(await count('/')).toBe(0);
    expect((await readWatches())![0]?.known?.split('\n')).toContain('/vacancies/va-9');
  });

  it('is not compared with the list of another language, whose places have other names', async () => {
    await watchKabul(phoneWith(...all), 'fa-AF');
    const [news] = (await readWatchNews(phoneWith(...all, added), site.records))!;
    expect(news).toMatchObject({ is: 'other-language', news: [] });
  });

  it('says so where the site has no such list any more', async () => {
    await startWatch({ address: '/former-list?q=x', language: 'en', known: [] });
    const [news] = (await readWatchNews(phoneWith(), site.records))!;
    expect(news).toMatchObject({ is: 'gone', news: [] });
  });

  it('is compared only with a whole list, and what it finds first is no news', async () => {
    await startWatch({ address: '/vacancies?place=Kabul', language: 'en', known: undefined });
    const [absent] = (await readWatchNews(freshCache(), site.records))!;
    expect(absent).toMatchObject({ is: 'not-here', news: [] });
    expect(await countWatchNews(freshCache(), site.records, nowhere)).toBe(0);
    expect((await readWatches())![0]?.known).toBeUndefined();
    expect(await countWatchNews(phoneWith(...all), site.records, nowhere)).toBe(0);
    expect(await countWatchNews(phoneWith(...all, added), site.records, nowhere)).toBe(1);
  });
});
