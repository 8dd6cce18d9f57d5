import { expect, it } from 'vitest';
import { readCatalogue } from '../../../vite/messages/catalogue';
import { placeholdersOf } from '../../../vite/messages/message';
import { pseudoCatalogue } from '../../../vite/messages/pseudo';

const pseudo = (message: string) => {
  const { subjects } = pseudoCatalogue(readCatalogue('en.json', JSON.stringify({ common: { message } })));
  return subjects['common']!['message'] as readonly unknown[];
};

it('a message is accented, a good third longer, and marked at both ends', () => {
  const text = pseudo('Nothing came back for 8 seconds').join('');
  expect(text).toMatch(/^⟦Ñóťĥíñğ çáɱé/);
  expect(text).toMatch(/⟧$/);
  expect(text).not.toMatch(/[a-z]/i);
  expect(text.length).toBeGreaterThan(1.35 * 'Nothing came back for 8 seconds'.length);
});

it('its placeholders and forms stay as they are', () => {
  const message = pseudo('{name}: {count, plural, =1 {one page} other {# pages}}') as never;
  expect([...placeholdersOf(message)]).toEqual([
    ['name', 'text'],
    ['count', 'number'],
  ]);
  expect(JSON.stringify(message)).toContain('"=1"');
});
