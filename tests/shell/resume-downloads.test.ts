// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { chooseDataSaver } from '../../src/data/device/data-saver';
import { readRow, writeRow } from '../../src/data/device/rows';
import { resumeDownloads } from '../../src/shell/resume-downloads';
import { usePhone } from '../data/lists/fresh';

const missing = 'preferences/viewer-missing';

beforeEach(async () => {
  usePhone();
  await chooseDataSaver('off');
  // Its document is no longer saved, so that nothing is left to fetch for it.
  await writeRow(missing, ['https://app.example/files/a.pdf']);
});

test('a viewer that a saved document lacks is completed', async () => {
  await resumeDownloads(new AbortController().signal);
  expect(await readRow(missing)).toBeUndefined();
});

test('nothing is fetched with data saver, or once the page has ended', async () => {
  const ended = new AbortController();
  ended.abort();
  await resumeDownloads(ended.signal);
  await chooseDataSaver('on');
  await resumeDownloads(new AbortController().signal);
  expect(await readRow(missing)).toHaveLength(1);
});
