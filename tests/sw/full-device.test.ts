import { describe, expect, it } from 'vitest';
import { allWrites, isWrite } from './faulty-storage';
import { startOnFullDevice, visits, wanted, type Visit } from './full-device';
import { cacheNames } from '../../sw/contract/contract';
import { expectWarning } from '../support/console';

const { api, documents, images, savedDocuments } = cacheNames;

describe('when every write fails because the device is full', () => {
  it.each(Object.keys(visits) as Visit[])('%s reaches the page, and nothing else is lost', async (name) => {
    const phone = await startOnFullDevice();
    expectWarning(/could not be (halved|recorded|stored|deleted)|was not updated: status/);
    phone.faults.fails = allWrites;
    expect(await phone.visit(name)).toMatch(wanted(name));
    expect(phone.faults.calls.filter(isWrite)).not.toEqual([]);
    expect(await phone.held(api, '/api/vacancies')).toBeDefined();
    expect(await phone.held(documents, '/files/tor.pdf')).toBeDefined();
    expect(await phone.held(savedDocuments, '/files/saved.pdf')).toContain('saved');
    expect(await phone.count(images)).toBeGreaterThan(0);
  });
});
