import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { launchQuery } from '../../../sw/contract/contract';
import { writePreference } from '../../../src/data/device/preferences';
import { setUpLanguages } from '../version/two-languages';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

it('a launch from the home screen is led to the chosen language, and no other address is', async () => {
  const { host, worker } = await setUpLanguages();
  const open = async (path: string) => {
    const answer = await worker.navigate(path);
    return answer?.headers.get('location') ?? answer?.status;
  };
  expect(await open(`/${launchQuery}`)).toBe(200);
  await writePreference('language', 'fa-AF');
  expect(await open(`/${launchQuery}`)).toBe(`${host.origin}/fa`);
  for (const path of ['/', '/?q=a', `/vacancies${launchQuery}`]) expect(await open(path), path).toBe(200);
  await writePreference('language', 'en');
  expect(await open(`/${launchQuery}`)).toBe(200);
  expect(await open(`/fa${launchQuery}`)).toBe(`${host.origin}/`);
});
