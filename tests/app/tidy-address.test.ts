// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tidyAddress } from '../../src/app/tidy-address';

it.each([
  ['/vacancies//?page=2#top', '/vacancies/?page=2#top'],
  ['/events///tag//winter', '/events/tag/winter'],
  ['/vacancies?from=//x', '/vacancies?from=//x'],
  ['/vacancies.html?page=2#top', '/vacancies?page=2#top'],
  ['/index.html', '/'],
  ['/vacancies?from=x.html', '/vacancies?from=x.html'],
])('%s is read as %s', (address, tidied) => {
  history.replaceState({ idx: 3 }, '', address);
  tidyAddress(location, history);
  expect(location.pathname + location.search + location.hash).toBe(tidied);
  expect(history.state).toEqual({ idx: 3 });
});

it('reads 400,000 slashes in less than a second', () => {
  const replaced: unknown[] = [];
  const start = performance.now();
  tidyAddress(
    { pathname: `${'/'.repeat(400_000)}x`, search: '', hash: '' } as Location,
    { state: null, replaceState: (...given: unknown[]) => replaced.push(given[2]) } as unknown as History,
  );
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(replaced).toEqual(['/x']);
});
