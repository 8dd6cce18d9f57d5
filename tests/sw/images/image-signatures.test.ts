/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { validateImage } from '../../../sw/images/image-signatures';
import { tinyImages } from '../../support/tiny-files';

const ico = readFileSync('public/favicon.ico');
const images = { ...tinyImages, ico: ['image/x-icon', ico] } as const;
/** Browsers read `latin1` as windows-1252, Node does not: https://encoding.spec.whatwg.org/#names-and-labels */
class DecoderOfBrowsers {
  decode(bytes: Uint8Array): string {
    return [...bytes].map((byte) => (byte >> 5 === 4 ? '\u2030' : String.fromCharCode(byte))).join('');
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1');

it.each(Object.entries(images))('%s is a complete image', (_, [type, bytes]) => {
  expect(validateImage(bytes, type)).toBeUndefined();
  vi.stubGlobal('TextDecoder', DecoderOfBrowsers);
  expect(validateImage(bytes, type), 'in a browser').toBeUndefined();
});

it.each(Object.entries(images))('a truncated %s is not an image', (_, [type, bytes]) => {
  expect(validateImage(bytes.subarray(0, bytes.length * 0.7), type)).toBeDefined();
});

it.each(Object.entries(images))(
  '%s followed by bytes of a camera or a server is an image',
  (name, [type, bytes]) => {
    const more = name === 'avif' ? latin('\0\0\0\x08free') : latin('\n\n');
    expect(validateImage(Buffer.concat([bytes, more]), type)).toBeUndefined();
  },
);

it('an image with the content type of another format is accepted, because browsers show it', () => {
  expect(validateImage(tinyImages['png']![1], 'image/jpeg')).toBeUndefined();
});

it.each([
  ['an HTML page', 'image/png', '<!doctype html><title>Log in</title>'],
  ['an HTML page with an SVG', 'image/svg+xml', '<html><body><svg></svg></body></html>'],
  ['JSON', 'image/avif', '{"message":"Not found"}'],
  ['nothing', 'image/png', ''],
  ['one byte', 'image/webp', 'R'],
  ['a PDF', 'image/jpeg', '%PDF-1.4 %%EOF'],
  ['a film', 'image/avif', '\0\0\0\x18ftypisom\0\0\0\0isommp41'],
  ['SVG with the type of a raster image', 'image/png', '<svg></svg>'],
])('%s is no image', (_, type, text) => expect(validateImage(latin(text), type)).toBeDefined());

it('a raster image with the type of SVG is rejected, because browsers do not show it', () => {
  expect(validateImage(tinyImages['png']![1], 'image/svg+xml')).toBeDefined();
});

it.each([
  ['alone', '<svg/>'],
  ['after an XML declaration', '<?xml version="1.0"?>\n<svg></svg>\n'],
  [
    'after a byte order mark and comments',
    '\xef\xbb\xbf <!-- Made by > us -->\n<!-- twice -->\n<svg\n></svg>',
  ],
  [
    'after a doctype with entities',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [ <!ENTITY a "b"> ]><svg></svg>',
  ],
])('SVG %s is an image', (_, text) => expect(validateImage(latin(text), 'image/svg+xml')).toBeUndefined());

it('a hostile file is checked quickly', () => {
  const start = performance.now();
  for (const text of [
    '<!--'.repeat(4_000),
    '<!---->'.repeat(2_000),
    `${'<!-- -->'.repeat(2_000)}<svg`,
    '<svg'.repeat(4_000),
    '<?'.repeat(8_000),
    `<!doctype svg [${'<'.repeat(16_000)}`,
    ' '.repeat(16_000),
  ]) {
    validateImage(latin(text), 'image/svg+xml');
  }
  validateImage(Buffer.concat([latin('\0\0\0\x08ftypavif'), Buffer.alloc(8 * 1024 * 1024)]), 'image/avif');
  expect(performance.now() - start).toBeLessThan(2_000);
});
