import { afterEach, expect, test, vi } from 'vitest';
import { shareSites } from './shared-sites';
import { startSite, type Site, type StoredMessage } from './site';

vi.mock('./site', () => ({ startSite: vi.fn() }));
vi.mock('./ports', () => ({ isRefused: () => Promise.resolve(true) }));

function makeSite(messages: StoredMessage[] = []): Site {
  return { url: 'http://site', port: 1, messages: () => messages, stop: vi.fn(() => Promise.resolve()) };
}

const start = vi.mocked(startSite);
const dist = 'dist';

afterEach(() => start.mockReset());

test('a server that was given back is taken by the next test of the same folder and environment', async () => {
  const site = makeSite();
  start.mockResolvedValueOnce(site);
  const sites = shareSites();
  await sites.giveBack({ dist }, await sites.take({ dist }));
  expect(await sites.take({ dist })).toBe(site);
  expect(start).toHaveBeenCalledTimes(1);
  expect(site.stop).not.toHaveBeenCalled();
});

test('a server is taken by one test at a time', async () => {
  start.mockResolvedValueOnce(makeSite()).mockResolvedValueOnce(makeSite());
  const sites = shareSites();
  expect(await sites.take({ dist })).not.toBe(await sites.take({ dist }));
});

test.each([{ dist: 'other' }, { dist, env: { MODE: 'slow' } }])(
  '%o has a server of its own',
  async (options) => {
    start.mockResolvedValueOnce(makeSite()).mockResolvedValueOnce(makeSite());
    const sites = shareSites();
    const first = await sites.take({ dist });
    await sites.giveBack({ dist }, first);
    expect(await sites.take(options)).not.toBe(first);
    expect(start).toHaveBeenLastCalledWith(options);
  },
);

test('a server that has stored a message is stopped', async () => {
  const site = makeSite([{ id: '1', form: 'contact', fields: {} }]);
  const sites = shareSites();
  await sites.giveBack({ dist }, site);
  expect(site.stop).toHaveBeenCalledOnce();
  start.mockResolvedValueOnce(makeSite());
  expect(await sites.take({ dist })).not.toBe(site);
});

test('a server in the place of one that was killed has its port', async () => {
  start.mockResolvedValueOnce({ ...makeSite(), port: 4321 }).mockResolvedValueOnce(makeSite());
  const sites = shareSites();
  await sites.take({ dist });
  await sites.take({ dist });
  expect(start).toHaveBeenLastCalledWith({ dist, port: 4321 });
});

test('a second server for the same tests is stopped, and at the end those that were kept', async () => {
  const [first, second] = [makeSite(), makeSite()];
  const sites = shareSites();
  await sites.giveBack({ dist }, first);
  await sites.giveBack({ dist }, second);
  expect(second.stop).toHaveBeenCalledOnce();
  expect(first.stop).not.toHaveBeenCalled();
  await sites.stop();
  expect(first.stop).toHaveBeenCalledOnce();
});
