// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonDetails } from '../../../src/pages/person/person-details';
import { parse } from '../../../src/schemas/parse';
import { teams } from '../../../src/schemas/teams';
import { renderPage } from '../../support/render';

const member = (wire: object) =>
  parse(teams, [{ is_board_member: 0, position: 'Director', ...wire }], '').records[0]!;

test('a person has an image, a position, a title and a biography; the page has the name', async () => {
  const wire = {
    name: 'نرگس',
    title: 'MA',
    file: '/files/n.avif',
    about: '<p>She edits.</p><script>1</script>',
  };
  const { container } = await renderPage(<PersonDetails of={member(wire)} />);
  for (const text of ['Director', 'MA', 'She edits.']) expect(screen.getByText(text)).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/n.avif');
  expect(container.querySelector('script')).toBeNull();
});

test('missing fields leave no gap', async () => {
  const { container } = await renderPage(<PersonDetails of={member({ name: 'Laila', position: null })} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
