import { expect, it, vi } from 'vitest';
import { callAt } from './faulty-storage';
import { startOnFullDevice, visits, wanted, type Visit } from './full-device';
import { cacheNames } from '../../sw/contract/contract';
import { expectWarning } from '../support/console';

const { api, documents, images, savedDocuments } = cacheNames;

/**
 * Each storage call of a visit fails once: alone or with all after it, and with or without loss of the
 * previous entry.
 */
const ways = [
  { andAllAfter: false, losesEntry: false },
  { andAllAfter: false, losesEntry: true },
  { andAllAfter: true, losesEntry: false },
];

it.each(Object.keys(visits) as Visit[])(
  '%s reaches the page wherever storage fails, and nothing is lost',
  async (name) => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    // Each call fails once, each with its warning.
    expectWarning(/./);
    const dry = await startOnFullDevice();
    await dry.visit(name);
    const { length } = dry.faults.calls;
    expect(length).toBeGreaterThan(3);
    let tried = 0;
    for (const way of ways) {
      for (let place = 0; place < length; place += 1) {
        vi.restoreAllMocks();
        const phone = await startOnFullDevice();
        phone.faults.fails = callAt(place, way);
        phone.faults.losesEntry = way.losesEntry;
        const got = await phone.visit(name);
        const said = `${name}, ${JSON.stringify(way)}, call ${place}: ${dry.faults.calls[place] ?? ''}`;
        expect.soft(got, said).toMatch(wanted(name));
        expect.soft(await phone.held(api, '/api/vacancies'), said).toMatch(/old|fresh/);
        expect.soft(await phone.held(documents, '/files/tor.pdf'), said).toMatch(/opened|fresh/);
        expect.soft(await phone.held(savedDocuments, '/files/saved.pdf'), said).toMatch(/saved|fresh/);
        expect.soft(await phone.count(images), said).toBeGreaterThan(0);
        tried += 1;
      }
    }
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
    expect(tried).toBe(3 * length);
  },
);
