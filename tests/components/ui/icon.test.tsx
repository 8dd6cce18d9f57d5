// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/components/ui/icon';
import { VisuallyHidden } from '../../../src/components/ui/visually-hidden';
import { renderPage } from '../../support/render';

test('an icon is hidden from screen readers; visually hidden text names the button', async () => {
  await renderPage(
    <button type="button">
      <Icon name="phone" />
      <VisuallyHidden>Call us</VisuallyHidden>
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Call us' });
  const icon = button.querySelector('svg')!;
  expect([icon.getAttribute('aria-hidden'), icon.getAttribute('focusable')]).toEqual(['true', 'false']);
});
