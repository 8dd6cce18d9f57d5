// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { parseInert } from '../../../src/browser/trusted-types';
import { plainText, readWith, splitParagraphs } from '../../../src/components/prose/plain-text';

test('paragraphs, line breaks and list items separate words', () => {
  expect(plainText('<p>One</p><p>two<br>three</p><ul><li>four</li><li>five</li></ul>')).toBe(
    'One two three four five',
  );
  expect(plainText('H<sub>2</sub>O &amp; <b>in</b>come')).toBe('H2O & income');
});

test('decodes named and numeric character references', () =>
  expect(plainText('caf&eacute; &ndash; &#1705;&nbsp;&lt;b&gt;')).toBe('café – ک <b>'));

test('skips elements without readable text and runs no script', () => {
  expect(plainText('<p>Seed</p><script>alert(1)</script><style>p {}</style>')).toBe('Seed');
  expect(plainText('<svg><title>x</title></svg>Seed<textarea>y</textarea>')).toBe('Seed');
});

test('collapses white space in text without markup', () =>
  expect(plainText('  Two \n words ')).toBe('Two words'));

const simple = [
  '<p>One</p><p>two<br/>three</p><ul><li>four<li>five</ul>',
  'H<sub>2</sub>O <b>in</B >come</br>tax</p>&nbsp;<h2>Next</h2 >',
  '<b>bold <i>both</b> italic</i> <em>none</em><hr><div>a<span>b</span></div>',
];
const others = [
  '<p title="<b>">One</p>',
  '<<b>b>two</b>',
  '<b<b>three',
  '<!-- <b> -->four',
  '<script><b></script>five',
  '<textarea><b>x</b></textarea>six <p>R&D</p>',
  '<table>seven<tr><td>eight</table>',
  '<title><b>x</b></title>nine &lt;b&gt;',
  '<p>te\0n</p>',
  '<p',
];

/** The text as the parser reads it. */
function parsed(markup: string): string {
  const { body } = parseInert(splitParagraphs(markup));
  for (const element of body.querySelectorAll('script, textarea')) element.remove();
  return body.textContent.replace(/\s+/g, ' ').trim();
}

test.each([...simple, ...others])('reads the same text with and without a parser: %s', (markup) =>
  expect(plainText(markup)).toBe(parsed(markup)),
);

test('makes no document for each of many records with simple markup', () => {
  const parseFromString = vi.fn((markup: string) => parseInert(markup));
  readWith({ parseFromString });
  for (const markup of simple) plainText(markup);
  expect(parseFromString).not.toHaveBeenCalled();
  for (const markup of others) plainText(markup);
  expect(parseFromString).toHaveBeenCalledTimes(others.length);
});
