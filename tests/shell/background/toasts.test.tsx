// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showToast } from '../../../src/components/toasts/toasts';
import { Toasts } from '../../../src/shell/background/toasts';
import { eventually } from '../../support/eventually';

test('the first toast loads notistack, whose styles are in the element that was created for them', async () => {
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  );
  expect(document.querySelector('style#_goober')).toBeNull();
  showToast('Saved');
  await eventually(() => expect(screen.getByText('Saved')).toBeTruthy());
  const sheets = [...document.head.querySelectorAll('style')].filter(({ dataset }) => !dataset.emotion);
  expect(sheets.map(({ id }) => id)).toEqual(['_goober']);
  expect(sheets[0]!.textContent.trim()).not.toBe('');
  for (const name of ['SnackbarContainer', 'CollapseWrapper', 'Snackbar', 'MuiContent'])
    expect(document.querySelector(`.notistack-${name}`), name).not.toBeNull();
});
