// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadInBackground } from '../../src/pwa/load-in-background';
import { expectWarning, missingLines } from '../support/console';
import { eventually } from '../support/eventually';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/background-1.js');

it('loads a chunk that the network refuses once it returns', async () => {
  expectWarning(/^A part of the app could not be loaded and will be retried: TypeError: Failed to fetch/, 1);
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('chunk');
  const loaded = loadInBackground<string>(load);
  await eventually(() => expect(missingLines()).toEqual([]));
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('chunk');
});

it('rejects with an error that the network did not cause', async () => {
  const load = vi.fn().mockRejectedValue(new Error('the chunk throws'));
  await expect(loadInBackground(load)).rejects.toThrow('the chunk throws');
  expect(load).toHaveBeenCalledOnce();
});
