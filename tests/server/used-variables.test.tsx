// @vitest-environment jsdom
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usedVariables } from '../../src/server/used-variables';
import { MuiProvider } from '../../src/theme/mui-provider';
import { theme } from '../../src/theme/theme';

test('the style sheet holds each variable that the MUI components in use read', () => {
  const { baseElement } = render(
    <MuiProvider isOpen>
      <Accordion defaultExpanded disabled>
        <AccordionSummary>a</AccordionSummary>
        <AccordionDetails>b</AccordionDetails>
      </Accordion>
      <FormControlLabel control={<Checkbox defaultChecked />} label="c" />
      <FormControlLabel control={<Checkbox />} disabled label="c" />
      <Dialog open>
        <DialogTitle>d</DialogTitle>
        <DialogContent dividers>e</DialogContent>
        <DialogActions>f</DialogActions>
      </Dialog>
      <Drawer open anchor="right">
        g
      </Drawer>
      <Menu open anchorEl={document.body}>
        <MenuItem selected divider>
          h
        </MenuItem>
        <MenuItem disabled>i</MenuItem>
      </Menu>
    </MuiProvider>,
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const read = `${rules.join('')}${baseElement.outerHTML}`.match(/--mui-[\w-]+/g) ?? [];
  // `theme.ts` draws no overlay on raised surfaces.
  const names = [...new Set(read)].filter((name) => !name.startsWith('--mui-overlays-'));
  expect(names).toContain('--mui-shadows-24');
  expect(names.filter((name) => !usedVariables.has(name))).toEqual([]);
});

test('the theme has each variable that the style sheet shall hold', () => {
  const sheets = JSON.stringify(theme.generateStyleSheets());
  expect([...usedVariables].filter((name) => !sheets.includes(`"${name}":`))).toEqual([]);
});
