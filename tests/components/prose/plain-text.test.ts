// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plainText } from '../../../src/components/prose/plain-text';

test('words stay apart where paragraphs, lines and list items part them', () => {
  expect(plainText('<p>One</p><p>two<br>three</p><ul><li>four</li><li>five</li></ul>')).toBe(
    'One two three four five',
  );
  expect(plainText('H<sub>2</sub>O &amp; <b>in</b>come')).toBe('H2O & income');
});

test('named and numbered characters are read', () =>
  expect(plainText('caf&eacute; &ndash; &#1705;&nbsp;&lt;b&gt;')).toBe('café – ک <b>'));

test('what is no text for a reader is left out, and nothing of it runs', () => {
  expect(plainText('<p>Seed</p><script>alert(1)</script><style>p {}</style>')).toBe('Seed');
  expect(plainText('<svg><title>x</title></svg>Seed<textarea>y</textarea>')).toBe('Seed');
});

test('text without markup is only freed of double spaces', () =>
  expect(plainText('  Two \n words ')).toBe('Two words'));
