import { expect, it } from 'vitest';
import { documentKind, extensionOf, fileNameOf, parseUrl } from '../../../sw/contract/urls';

it('an address is parsed against a base, and an invalid one is undefined', () => {
  expect(parseUrl('/a#b', 'https://app.example')?.href).toBe('https://app.example/a#b');
  expect(parseUrl('http://%', 'https://app.example')).toBeUndefined();
});

it.each([
  ['/files/tor.PDF?v=2#page=3', 'pdf'],
  ['https://api.example.org/a.b/form.docx', 'docx'],
  ['/files/readme', ''],
  ['/a.pdf/readme', ''],
  ['/read?file=/files/tor.pdf', ''],
])('the extension of %s is "%s"', (url, extension) => expect(extensionOf(url)).toBe(extension));

it.each([
  ['https://api.example.org/download', 'application/pdf; charset=binary', 'pdf'],
  ['/files/tor.xlsx', 'application/pdf', 'pdf'],
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
