// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Letter } from '../../../src/pages/board-chair-message/letter';
import { renderPage } from '../../support/render';

test('a letter names its sender beside and below the text', async () => {
  const { container } = await renderPage(
    <Letter image="/files/chair.avif" name="Mahbuba" role="Chair">
      <p>Dear friends</p>
    </Letter>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Mahbuba' })).toBeTruthy();
  expect(screen.getAllByText('Mahbuba')).toHaveLength(2);
  expect(screen.getAllByText('Chair')).toHaveLength(2);
  expect(screen.getByText('Dear friends')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/chair.avif');
});
