// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PersistentCache } from '../../../../src/data/device/swr-cache';
import { startFetching, useIsFetching } from '../../../../src/data/lists/prefetch/fetch-activity';
import { prefetchLists } from '../../../../src/data/lists/prefetch/prefetch';
import { identity, list, text } from '../../../../src/schemas/base';
import { usePhone } from '../fresh';

const Activity = () => (useIsFetching() ? 'fetching' : 'at rest');

test('a fetch of lists counts as ended where the device fails', async () => {
  usePhone();
  vi.stubGlobal('fetch', async () => Response.json([{ name: 'One' }]));
  const resources = ['settings', 'vacancies'].map((name, rank) =>
    list(name, { name: identity(text('name')) }, { rank }),
  );
  const cache = new PersistentCache();
  vi.spyOn(cache, 'hydrate').mockImplementation(async (key) => {
    if (key.includes('vacancies')) throw new Error('the device failed');
  });
  const states: (string | null)[] = [];
  const { container } = render(<Activity />);
  const mutate = async () => {
    await screen.findByText('fetching');
    states.push(container.textContent);
  };
  await expect(prefetchLists(cache, mutate, resources, new AbortController().signal)).rejects.toThrow(
    'the device failed',
  );
  await screen.findByText('at rest');
  expect(states).toEqual(['fetching']);
});

test('a page that the server renders is at rest, whatever is fetched meanwhile', () => {
  const stop = startFetching();
  expect(renderToString(<Activity />)).toBe('at rest');
  stop();
});
