// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CalendarButton } from '../../../src/components/list/calendar-button';
import { takeNotices } from '../../../src/components/notices/notices';
import { blobText, renderPage, watchDownloads } from '../../support/render';

test('downloads a deadline as a calendar file; the accessible name has the record’s title', async () => {
  const { downloads, navigations } = watchDownloads();
  const { user } = await renderPage(
    <CalendarButton title="Field officer" deadline="2026-12-24" zone="Asia/Kabul" />,
  );
  const showNotice = vi.fn();
  onTestFinished(takeNotices({ enqueueSnackbar: showNotice, closeSnackbar: vi.fn() }));
  await user.click(screen.getByRole('button', { name: 'Add to calendar: Field officer' }));
  expect(downloads).toHaveLength(1);
  const { blob, name } = downloads[0]!;
  expect(name).toBe('field-officer.ics');
  expect(blob.type).toBe('text/calendar');
  expect(await blobText(blob)).toContain('SUMMARY:Closes: Field officer\r\n');
  expect(await blobText(blob)).toContain('DTSTART;VALUE=DATE:20261224\r\n');
  expect(navigations).toEqual([]);
  expect(showNotice).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The date is in your downloads, as a calendar file/),
    undefined,
  );
});
