// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plainText } from '../../../src/components/prose/plain-text';

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
