// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../../src/components/ui/error-boundary';
import { expectError, expectWarning } from '../../support/console';

/** A bare text, which no component of the app has: the test moves it, as a translator does. */
function Loose({ start = 'Save' }: { start?: string }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" onClick={() => setSaved(true)}>
      {!isSaved && start}
      <b>!</b>
    </button>
  );
}

/** Puts each text node of the page into an element of its own. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

test('renders children whose elements were changed anew, and does not show the fallback', () => {
  expectWarning(/^A part of the page was drawn anew\. NotFoundError/);
  expectError(/NotFoundError/);
  render(
    <ErrorBoundary fallback="Lost">
      <Loose />
    </ErrorBoundary>,
  );
  wrapTexts();
  act(() => screen.getByRole('button').click());
  expect(screen.queryByText('Lost')).toBeNull();
  expect(screen.getByRole('button').textContent).toBe('Save!');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('!');
});

test('shows the fallback when the children fail again', () => {
  expectWarning(/^A part of the page could not be shown\. Error: broken/);
  expectError(/Error: broken/);
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <ErrorBoundary fallback="Lost">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Lost')).toBeTruthy();
});
