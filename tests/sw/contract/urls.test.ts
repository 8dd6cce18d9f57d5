import { expect, it } from 'vitest';
import {
  documentKind,
  extensionOf,
  fileNameOf,
  hasFileExtension,
  parseUrl,
  withoutHash,
} from '../../../sw/contract/urls';

it('an address is parsed against a base, and an invalid one is undefined', () => {
  expect(parseUrl('/a#b', 'https://app.example')?.href).toBe('https://app.example/a#b');
  expect(parseUrl('http://%', 'https://app.example')).toBeUndefined();
});

it.each([
  ['/files/tor.PDF?v=2#page=3', 'pdf'],
  ['https://api.example.org/a.b/form.docx', 'docx'],
  ['/files/readme', ''],
  ['/a.pdf/readme', ''],
  ['/archive.7z', '7z'],
  ['/phase-2.25', ''],
  ['/read?file=/files/tor.pdf', ''],
])('the extension of %s is "%s"', (url, extension) => expect(extensionOf(url)).toBe(extension));

it.each([
  ['https://api.example.org/download', 'application/pdf; charset=binary', 'pdf'],
  ['/files/tor.xlsx', 'application/pdf', 'xlsx'],
  ['/files/tor.DOCX?v=2#page=3', 'application/pdf', 'docx'],
  ['https://api.example.org/download.php', 'application/pdf', 'pdf'],
  ['https://api.example.org/form.docx', 'application/octet-stream', 'docx'],
  ['/files/readme', 'text/plain', ''],
])('%s of type "%s" is a document of kind "%s"', (url, type, kind) =>
  expect(documentKind(url, type)).toBe(kind),
);

it.each([
  ['/files/TOR%20driver.pdf?v=2#page=3', 'TOR driver.pdf'],
  ['/files/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['https://api.example.org/', ''],
])('the file name in %s is "%s"', (url, name) => expect(fileNameOf(url)).toBe(name));

it.each([
  ['/favicon.ico', true],
  ['/manifest.webmanifest', true],
  ['/files/report.final.PDF', true],
  ['/projects/phase-2.5', false],
  ['/projects/no.9a', false],
  ['/projects/st.-mary', false],
  ['/a.b/c', false],
  ['/about.', false],
  ['/mr.abcdefghijkl', false],
  ['/', false],
])('%s ends with the extension of a file: %s', (path, is) => expect(hasFileExtension(path)).toBe(is));

it('names are read from 400,000 signs in less than a second, wherever they are', () => {
  const start = performance.now();
  for (const sign of ['.', '/', 'a', '.a', '#', '\n#']) {
    const path = `/${sign.repeat(400_000)}/x`;
    expect([hasFileExtension(path), extensionOf(path), documentKind(path, '')]).toEqual([false, '', '']);
    withoutHash(path);
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
