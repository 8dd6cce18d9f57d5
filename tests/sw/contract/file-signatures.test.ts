import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  hasItsEnd,
  hasPromisedLength,
  headLength,
  isOfItsKind,
  isPageType,
  isPdf,
  sha256Of,
  tailLength,
} from '../../../sw/contract/file-signatures';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const zip = 'PK\x03\x04';

describe('a PDF', () => {
  it.each([0, 1, headLength - 5])('may start after %i other bytes', (count) => {
    expect(isPdf(bytes(`${'\n'.repeat(count)}%PDF-1.4`))).toBe(true);
  });

  it('starts within 1,024 bytes', () => {
    expect(isPdf(bytes(`${'\n'.repeat(headLength - 4)}%PDF-1.4`))).toBe(false);
    expect(isPdf(bytes(''))).toBe(false);
  });
});

it.each([
  ['pdf', 'text/html; charset=utf-8', true],
  ['docx', 'application/json', true],
  ['', 'application/problem+json', true],
  ['pdf', 'application/octet-stream', false],
  ['json', 'application/json', false],
  ['html', 'text/html', false],
])('in the place of a document of kind "%s", the type %s is HTML or JSON: %s', (kind, type, isPage) =>
  expect(isPageType(kind, type)).toBe(isPage),
);

describe('the kind of a file by its signature', () => {
  it.each([
    ['pdf', 'junk %PDF-1.4'],
    ['docx', zip],
    ['docx', ole],
    ['doc', ole],
    ['doc', '{\\rtf1'],
    ['xls', zip],
    ['odt', zip],
    ['zip', zip],
    ['rtf', '{\\rtf1'],
    ['csv', 'name,place'],
    ['', 'whatever it is'],
    ['json', '{"a":1}'],
  ])('a .%s may begin with %j', (ending, text) => expect(isOfItsKind(ending, bytes(text))).toBe(true));

  it.each([
    ['pdf', 'PK'],
    ['pdf', '<!DOCTYPE html><p>%PDF-1.4'],
    ['pdf', '{"file":"%PDF-1.4"}'],
    ['docx', '%PDF-1.4'],
    ['docx', '{"message":"Unauthenticated."}'],
    ['docx', ' <html>'],
    ['doc', '<html xmlns:o="urn">'],
    ['odt', ole],
    ['zip', ''],
    ['csv', '\n<!-- cached --><html>'],
    ['csv', '\xef\xbb\xbf[{"id":1}]'],
    ['', '{"message":"Too many requests"}'],
  ])('a .%s never begins with %j', (ending, text) => expect(isOfItsKind(ending, bytes(text))).toBe(false));
});

describe('the end of a file', () => {
  const hasEnd = (ending: string, text: string) => {
    const all = bytes(text);
    return hasItsEnd(ending, all.subarray(0, headLength), all.subarray(-tailLength));
  };

  it.each([
    ['pdf', '%PDF-1.4 … %%EOF'],
    ['pdf', `%PDF-1.4 … %%EOF\r\n${'\0'.repeat(50_000)}`],
    ['pdf', `%PDF-1.4 … %%EOF\n<!-- ${'served by a gateway '.repeat(150)} -->`],
    ['docx', `${zip} … PK\x05\x06${'\0'.repeat(18)}`],
    ['docx', ole],
    ['doc', '{\\rtf1 }'],
    ['csv', 'a,b'],
  ])('a .%s has it', (ending, text) => expect(hasEnd(ending, text)).toBe(true));

  it.each([
    ['pdf', '%PDF-1.7 16 bytes'],
    ['pdf', `%PDF-1.4 %%EOF of its first revision ${'more '.repeat(2_000)}`],
    ['docx', `${zip} cut short`],
  ])('a .%s that was cut short has lost it', (ending, text) => expect(hasEnd(ending, text)).toBe(false));
});

describe('the length of a file', () => {
  const is = (size: number, headers: Record<string, string>, type: ResponseType = 'basic') =>
    hasPromisedLength(size, { type, headers: new Headers(headers) });

  it('is as promised, or unknown, or blurred by an encoding that CORS may hide', () => {
    expect(is(8, { 'content-length': '8' })).toBe(true);
    expect(is(8, {})).toBe(true);
    expect(is(8, { 'content-length': '5', 'content-encoding': 'br' })).toBe(true);
    expect(is(8, { 'content-length': '5' }, 'cors')).toBe(true);
  });

  it('is not as promised', () => {
    expect(is(8, { 'content-length': '9' })).toBe(false);
    expect(is(8, { 'content-length': '7' })).toBe(false);
    expect(is(8, { 'content-length': '9' }, 'cors')).toBe(false);
  });
});

it('the SHA-256 is computed in hexadecimal', async () => {
  const wanted = createHash('sha256').update('abc').digest('hex');
  expect(await sha256Of(bytes('abc'))).toBe(wanted);
});
