import { describe, expect, it } from 'vitest';
import { findListed, readListing } from '../../../sw/contract/listed-hashes';

const base = 'https://api.example/';
const document = 'https://api.example/files/tor.pdf';
const read = (response: unknown, address = document) => readListing(JSON.stringify(response), address, base);

describe('the hashes that a response names for a document', () => {
  it('stand beside its address, at any depth, in lower case', () => {
    const response = { data: [{ title: 'x', more: { file: { url: document, sha256: ' AB12 ' } } }] };
    expect(read(response)).toEqual({ isNamed: true, hashes: new Set(['ab12']) });
  });

  it('are found by a relative address, and by one with a fragment', () => {
    expect(read([{ file: '/files/tor.pdf', sha256: 'a' }]).hashes).toEqual(new Set(['a']));
    expect(read([{ file: `${document}#page=2`, sha256: 'b' }]).hashes).toEqual(new Set(['b']));
  });

  it('are found for a file name that an address may encode in several ways', () => {
    const encoded = new URL('/files/لایحه.pdf', base).href;
    expect(read([{ file: '/files/لایحه.pdf', sha256: 'a' }], encoded).hashes).toEqual(new Set(['a']));
  });

  it('may be several, or none', () => {
    const both = [{ a: document, sha256: '1' }, { b: document, sha256: '2' }, { c: document }];
    expect(read(both)).toEqual({ isNamed: true, hashes: new Set(['1', '2']) });
    expect(read([{ c: document }])).toEqual({ isNamed: true, hashes: new Set() });
  });

  it('are not those of another file, and an invalid text has none', () => {
    const nothing = { isNamed: false, hashes: new Set() };
    expect(read([{ file: '/files/other/tor.pdf', sha256: 'a' }])).toEqual(nothing);
    expect(readListing('{"file":"/files/tor.pdf"', document, base)).toEqual(nothing);
  });
});

describe('the document that a response names with a hash', () => {
  const find = (response: unknown, hash = 'ab12') => findListed(JSON.stringify(response), hash, base);

  it('is given by its absolute address', () => {
    expect(find([{ file: '/files/tor.pdf', sha256: ' AB12 ' }])).toBe(document);
    expect(find({ data: [{ pdf: document, sha256: 'ab12' }] })).toBe(document);
  });

  it('is missing if no record has the hash, or only as a text, or without an address', () => {
    expect(find([{ file: '/files/tor.pdf', sha256: 'cd34' }])).toBeUndefined();
    expect(find([{ file: '/files/ab12.pdf' }])).toBeUndefined();
    expect(
      find([
        { title: 'x', sha256: 'ab12' },
        { file: 'https://[', sha256: 'ab12' },
      ]),
    ).toBeUndefined();
    expect(findListed('{"sha256":"ab12"', 'ab12', base)).toBeUndefined();
  });
});
