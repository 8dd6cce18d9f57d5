// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageRegion } from '../../src/shell/page-error';
import { renderPage } from '../support/render';
import { expectError, expectWarning } from '../support/console';

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

async function renderBroken(key = 'a') {
  expectWarning(/^A part of the page could not be shown\. Error: Failed to fetch/, 1);
  expectError(/Failed to fetch dynamically imported module/);
  const page = (broken: boolean, of: string) => (
    <>
      <p>The menu</p>
      <PageRegion key={of}>{broken ? <Broken /> : <p>The page</p>}</PageRegion>
    </>
  );
  const view = await renderPage(page(true, key));
  return { ...view, page };
}

test('a page that cannot be rendered shows a hint and leaves the layout', async () => {
  await renderBroken();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('This page could not be opened.');
  expect(alert.textContent).toContain('With a connection, trying again fetches it.');
  expect(screen.getByText('The menu')).toBeTruthy();
});

test('Try again reloads the page; nothing reloads before', async () => {
  const { user } = await renderBroken();
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a new address resets the error', async () => {
  const { rerender, page } = await renderBroken();
  rerender(page(false, 'b'));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
