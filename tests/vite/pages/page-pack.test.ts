import { describe, expect, it } from 'vitest';
import { isPack, unpack } from '../../../sw/contract/page-pack';
import { packPages } from '../../../vite/pages/page-pack';

const header = `<header>${'<a href="/about">About us</a>'.repeat(20)}</header>`;
const pageOf = (title: string, rows: readonly string[] = []) =>
  `<title>${title}</title>${header}<main><h1>${title}</h1><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></main>`;

const rows = Array.from({ length: 40 }, (_, index) => `Row ${index}: {"id":${index}}`);
const pages = [
  ['/', pageOf('Home', rows)],
  ['/fa/a%20b', pageOf('شغل‌ها 𝒳', rows.slice(10))],
  ['/same', pageOf('Home', rows)],
  ['/empty', pageOf('')],
] as const;

describe('a pack of pages', () => {
  it('gives back each page to the letter', () => {
    const pack = JSON.parse(JSON.stringify(packPages(pages, { limit: 1e6 }))) as unknown;
    expect(isPack(pack)).toBe(true);
    if (!isPack(pack)) return;
    for (const [path, html] of pages) expect(unpack(pack, path), path).toBe(html);
  });

  it('holds once what pages share', () => {
    const { text } = packPages(pages, { limit: 1e6 });
    expect(text.split('About us')).toHaveLength(21);
    expect(text.length).toBeLessThan(pages.reduce((sum, [, html]) => sum + html.length, 0) / 2);
  });

  it('ends before the page that would pass its limit', () => {
    const [first, second] = pages;
    const { pages: packed, text } = packPages(pages, { limit: first[1].length + 30 });
    expect(Object.keys(packed)).toEqual(['/']);
    expect(text).toBe(first[1]);
    expect(Object.keys(packPages([first, second], { limit: 0 }).pages)).toEqual([]);
  });

  it('has no page at another path, nor at the name of what every object has', () => {
    const pack = packPages(pages, { limit: 1e6 });
    for (const path of ['/other', '/__proto__', 'constructor', 'toString'])
      expect(unpack(pack, path), path).toBeUndefined();
  });
});

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ text: '' }],
  [{ text: 1, pages: {} }],
  [{ text: '', pages: {}, titled: 'all' }],
])('is not %j', (data) => expect(isPack(data)).toBe(false));
