// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MuiProvider } from '../../src/theme/mui-provider';
import { renderPage } from '../support/render';

function Site() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <MuiProvider isOpen={isOpen}>
        <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Dialog">
          <button onClick={() => setOpen(false)}>Close</button>
        </Dialog>
      </MuiProvider>
    </>
  );
}

test.each(['by its button', 'by Escape'])(
  'a dialog that is closed %s gives the focus back, and scrolls nothing',
  async (way) => {
    const { user } = await renderPage(<Site />);
    const button = screen.getByRole('button', { name: 'Open' });
    await user.click(button);
    const close = await screen.findByRole('button', { name: 'Close' });
    expect(document.activeElement).not.toBe(button);
    const focus = vi.spyOn(button, 'focus');
    if (way === 'by Escape') await user.keyboard('{Escape}');
    else await user.click(close);
    expect(document.activeElement).toBe(button);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  },
);
