import { expect, test, vi } from 'vitest';
import { mapFrame, mapPage, mapPlace } from '../../../src/pages/contact/map-place';
import { readBuildVariables } from '../../../vite/build-variables';

test('there is no map without a place', () => expect(mapPlace()).toBeUndefined());

test('the place is shown on the host that the policy allows in frames', () => {
  vi.stubEnv('SITE_MAP_PLACE', '34.5358,69.1426');
  const { host, latitude, longitude } = mapPlace()!;
  expect([latitude, longitude]).toEqual([34.5358, 69.1426]);
  expect(readBuildVariables({}).mapHosts).toContain(host);
});

test('the build may set another host', () => {
  vi.stubEnv('SITE_MAP_PLACE', '31.62, 65.71');
  vi.stubEnv('SITE_MAP_HOSTS', 'https://maps.example https://tiles.example');
  expect(mapPlace()).toEqual({ latitude: 31.62, longitude: 65.71, host: 'https://maps.example' });
});

test('the frame shows the surroundings with a marker in the centre', () => {
  const { origin, pathname, searchParams } = new URL(
    mapFrame({ latitude: 34, longitude: 69, host: 'https://m.example' }),
  );
  expect(origin + pathname).toBe('https://m.example/export/embed.html');
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: '68.99200,33.99600,69.00800,34.00400',
    layer: 'mapnik',
    marker: '34,69',
  });
});

test('the page of the map has the same marker', () => {
  expect(mapPage({ latitude: 34, longitude: 69, host: 'https://m.example' })).toBe(
    'https://m.example/?mlat=34&mlon=69#map=17/34/69',
  );
});
