// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SavedData } from '../../../src/pages/saved/data-saver-switch';
import { chooseDataSaver } from '../../../src/data/device/data-saver';
import { readRow } from '../../../src/data/device/rows';
import { savedWords as words } from '../../../src/words/saved';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection');
  await act(async () => void (await chooseDataSaver('off')));
});

const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Save data' });

test('the switch explains itself, works by keyboard, and is stored on the device', async () => {
  const { user } = await renderPage(<SavedData />);
  expect(theSwitch().checked).toBe(false);
  expect(document.getElementById(theSwitch().getAttribute('aria-describedby')!)?.textContent).toBe(
    words.dataText,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(theSwitch().checked).toBe(true);
  await eventually(async () => expect(await readRow('preferences/data-saver')).toBe('on'));
  await user.click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  await eventually(async () => expect(await readRow('preferences/data-saver')).toBe('off'));
});

test('if the browser requests data saving, the page says so, also after the user has turned it off here', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await act(async () => void (await chooseDataSaver('on')));
  const { user } = await renderPage(<SavedData />);
  expect(theSwitch().checked).toBe(true);
  expect(screen.getByText(words.dataAsked)).toBeTruthy();
  await user.click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  expect(screen.getByText(words.dataAskedOff)).toBeTruthy();
});
