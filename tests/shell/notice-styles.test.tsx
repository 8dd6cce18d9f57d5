// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

test('the notices’ styles stand in a constructed sheet, and no style tag has any text', async () => {
  const replaced = vi.fn();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaced;
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  await import('../../src/shell/notice-styles');
  const { SnackbarProvider, useSnackbar } = await import('notistack');
  function Notice() {
    const { enqueueSnackbar } = useSnackbar();
    useEffect(() => void enqueueSnackbar('A new version is ready.'), [enqueueSnackbar]);
    return null;
  }
  render(
    <SnackbarProvider>
      <Notice />
    </SnackbarProvider>,
  );
  await screen.findByText('A new version is ready.');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(replaced.mock.lastCall?.[0]).toMatch(/\.go\d+\{.*\}/);
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent?.trim())).toEqual([]);
});
