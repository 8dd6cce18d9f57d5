import { expect, test } from 'vitest';
import { withFormsOf } from '../../../../vite/site/new-language/forms';

test.each([
  ['fr', 'Plain, with {name}', 'Plain, with {name}'],
  ['fr', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# day} many {# days} other {# days}}'],
  ['ja', '{n, plural, one {# day} other {# days}} left', '{n, plural, other {# days}} left'],
  [
    'fr',
    '{a, plural, =0 {none} one {# of {b, plural, one {#} other {all #}}} other {#}}',
    '{a, plural, =0 {none} one {# of {b, plural, one {#} many {all #} other {all #}}} many {#} other {#}}',
  ],
  ['fr', '{kind, select, other {x} one {y}}', '{kind, select, other {x} one {y}}'],
])('in the forms of %s: %s', (locale, text, expected) => expect(withFormsOf(locale, text)).toBe(expected));
