import { describe, expect, it } from 'vitest';
import { flawOfFile, isSameVersion } from '../../sw/whole-file';

const url = 'http://app.test/files/tor.pdf';
const pdf = '%PDF-1.7';

/** The flaw of an answer with this body; `type` is whether the answer came from another origin. */
function judge(body: string, headers: Record<string, string>, type: ResponseType = 'basic') {
  const response = Object.defineProperty(new Response(null, { headers }), 'type', { value: type });
  return flawOfFile(url, response, new Blob([body]));
}

describe('the length of a file', () => {
  it.each<[string, Record<string, string>, ResponseType]>([
    ['is as promised', { 'content-length': '8' }, 'basic'],
    ['is not promised', {}, 'basic'],
    ['was promised for the packed form', { 'content-length': '5', 'content-encoding': 'br' }, 'basic'],
    ['may be that of an unpacked body of another origin', { 'content-length': '5' }, 'cors'],
  ])('%s', async (_, headers, type) => expect(await judge(pdf, headers, type)).toBeUndefined());

  it.each<[string, ResponseType]>([
    ['9', 'basic'],
    ['7', 'basic'],
    ['9', 'cors'],
  ])('is not the promised %s (%s)', async (promised, type) =>
    expect(await judge(pdf, { 'content-length': promised }, type)).toBe(`8 of ${promised} bytes`),
  );
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
  ])('%j cannot be told from %j by the head alone', (one, other) =>
    expect(isSameVersion(new Headers(one as HeadersInit), new Headers(other as HeadersInit))).toBe(false),
  );
});
