import { expect, test, vi } from 'vitest';
import { Calls } from '../../../../vite/api/check/calls';
import { checkFiles } from '../../../../vite/api/check/documents';
import type { Report } from '../../../../vite/api/check/findings';
import { quick } from './sound-api';

/** What is wrong with an image of an API, at a site whose policy names a host. */
async function faultsOf(url: string, host: string) {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'image/jpeg', 'access-control-allow-origin': '*' };
    return new Response('jpeg', { headers });
  });
  const base = 'https://api.example';
  const site = 'https://site.example';
  const report: Report = { base, site, at: 0, lines: [], findings: [] };
  const file = { kind: 'image', where: '/api/posts', field: 'image', url } as const;
  await checkFiles(
    [file],
    { base, site, imageHosts: [host], most: 1 },
    new Calls(report, quick, () => undefined),
  );
  return report.findings.filter(({ level }) => level === 'fault').map(({ what }) => what);
}

test.each([
  ['https://pictures.example', 'https://pictures.example/a.jpg'],
  ['https://*.pictures.example', 'https://eu.pictures.example/a.jpg'],
  ['https://*.pictures.example', 'https://north.eu.pictures.example/a.jpg'],
])('%s in the policy allows %s', async (host, url) => {
  expect(await faultsOf(url, host)).toEqual([]);
});

test.each([
  ['https://pictures.example', 'https://eu.pictures.example/a.jpg'],
  ['https://pictures.example', 'https://pictures.example:8443/a.jpg'],
  ['https://*.pictures.example', 'https://otherpictures.example/a.jpg'],
  ['https://*.pictures.example', 'https://pictures.example/a.jpg'],
])('%s in the policy does not allow %s', async (host, url) => {
  expect(await faultsOf(url, host)).toEqual([
    expect.stringContaining(`write ${new URL(url).origin} below api.imageHosts in site.yaml`),
  ]);
});
