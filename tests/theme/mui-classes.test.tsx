// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MuiProvider } from '../../src/theme/mui-provider';

/** The files that name classes of MUI. */
const files = [
  'src/theme/print-css.ts',
  'src/theme/theme.ts',
  'src/pages/frequently-asked-questions/faq-list.tsx',
  'vite/pages/page-html.ts',
];

afterEach(cleanup);

test.each(files)('MUI sets each of its classes that %s names', async (file) => {
  render(
    <MuiProvider>
      <Accordion defaultExpanded>
        <AccordionSummary expandIcon="+">Question</AccordionSummary>
        <AccordionDetails>Answer</AccordionDetails>
      </Accordion>
    </MuiProvider>,
  );
  await act(() => userEvent.tab());
  expect(document.activeElement).toBe(screen.getByRole('button'));
  const named = readFileSync(file, 'utf8').match(/(?<=\.)Mui[\w-]+/g) ?? [];
  expect(named).not.toEqual([]);
  expect(named.filter((name) => document.querySelector(`.${name}`) === null)).toEqual([]);
});
