import { expect, it, vi } from 'vitest';
import { importRetriably } from '../../src/browser/import-retriably';

interface Part {
  name: string;
}

const part = (name: string) =>
  `data:text/javascript,export const name = import.meta.url + '${name}';`.replace(/ /g, '%20');
const lostAt = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`);

it('imports a part once that arrives at once', async () => {
  const load = vi.fn(async () => ({ name: 'part' }));
  expect(await importRetriably(load)).toEqual({ name: 'part' });
  expect(load).toHaveBeenCalledOnce();
});

it('asks again as the browser does where it does', async () => {
  const lost = lostAt(part('one'));
  const load = vi.fn<() => Promise<Part>>().mockRejectedValueOnce(lost).mockResolvedValue({ name: 'part' });
  await expect(importRetriably(load)).rejects.toBe(lost);
  expect(await importRetriably(load)).toEqual({ name: 'part' });
});

it.each(['Failed to fetch dynamically imported module:', 'error loading dynamically imported module:'])(
  'imports the file by another name where the browser remembers that it failed: %s',
  async (sentence) => {
    const address = part(sentence.slice(0, 5).trim());
    const lost = new TypeError(`${sentence} ${address}`);
    const load = vi.fn<() => Promise<Part>>().mockRejectedValue(lost);
    await expect(importRetriably(load)).rejects.toBe(lost);
    expect((await importRetriably(load)).name).toMatch(/#1/);
    expect((await importRetriably(load)).name).toMatch(/#2/);
  },
);

it('takes another name each time, because that one failed, too', async () => {
  const load = vi.fn<() => Promise<Part>>().mockRejectedValue(lostAt('file:///gone.js'));
  await expect(importRetriably(load)).rejects.toThrow('file:///gone.js');
  await expect(importRetriably(load)).rejects.toThrow('gone.js#1');
  await expect(importRetriably(load)).rejects.toThrow('gone.js#2');
});

it.each([new Error('the part throws'), new TypeError('Importing a module script failed.')])(
  'rejects with an error that names no file: %s',
  async (error) => {
    const load = vi.fn<() => Promise<Part>>().mockRejectedValue(error);
    await expect(importRetriably(load)).rejects.toBe(error);
    await expect(importRetriably(load)).rejects.toBe(error);
  },
);
