import { describe, expect, it } from 'vitest';
import { validateFile, isSameVersion } from '../../../sw/documents/validate-document';

const url = 'http://app.test/files/tor.pdf';
const pdf = '%PDF-1.7 %%EOF';

/** The flaw of a response with this body. */
const judge = (body: string, init: ResponseInit & { redirected?: boolean } = {}, isAsPublished = false) => {
  const response = Object.defineProperty(new Response(null, init), 'redirected', { value: init.redirected });
  return validateFile(url, response, new Blob([body]), isAsPublished);
};

it('a complete file with the signature of its extension is valid', async () => {
  expect(await judge(pdf, { headers: { 'content-length': `${pdf.length}` } })).toBeUndefined();
});

it.each([
  ['it came from another address', pdf, { redirected: true }],
  ['status 206', pdf, { status: 206 }],
  ['text/html in its place', pdf, { headers: { 'content-type': 'text/html' } }],
  ['application/json in its place', pdf, { headers: { 'content-type': 'application/json' } }],
  ['14 of 15 bytes', pdf, { headers: { 'content-length': '15' } }],
  ['a file of another kind in its place', '<html>%PDF- %%EOF', {}],
  ['its end is missing', '%PDF-1.7 16 bytes', {}],
])('the flaw of a file: %s', async (flaw, body, init) => expect(await judge(body, init)).toBe(flaw));

it('a file whose hash a list names needs no end marker', async () => {
  expect(await judge('%PDF-1.7 16 bytes', {}, true)).toBeUndefined();
});

describe('the same version', () => {
  it.each([
    [{ etag: '"1"' }, { etag: '"1"' }],
    [
      { 'last-modified': 'Mon', 'content-length': '8' },
      { 'last-modified': 'Mon', 'content-length': '8' },
    ],
  ])('%j is %j', (one, other) => expect(isSameVersion(new Headers(one), new Headers(other))).toBe(true));

  it.each([
    [
      { etag: '"1"', 'last-modified': 'Mon', 'content-length': '8' },
      { etag: '"2"', 'last-modified': 'Mon', 'content-length': '8' },
    ],
    [
      { 'last-modified': 'Mon', 'content-length': '8' },
      { 'last-modified': 'Mon', 'content-length': '9' },
    ],
    [{ 'last-modified': 'Mon' }, { 'last-modified': 'Mon' }],
    [{}, {}],
  ])('%j and %j cannot be distinguished by their headers alone', (one, other) =>
    expect(isSameVersion(new Headers(one as HeadersInit), new Headers(other as HeadersInit))).toBe(false),
  );
});
