// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CalendarButton } from '../../../src/components/list/calendar-button';
import { takeToasts } from '../../../src/components/toasts/toasts';
import { until } from '../../support/eventually';
import { blobText, renderPage, watchDownloads } from '../../support/render';

const record = {
  number: 'VA-7',
  title: 'Field officer',
  howToApply: '<p>Write to <b>us</b>.</p><p>Add a letter.</p>',
};

afterEach(() => void vi.setSystemTime(vi.getRealSystemTime()));

async function addToCalendar(deadline: string, today: string, to: string | undefined = '/vacancies/va-7') {
  vi.setSystemTime(Date.parse(`${today}T08:00:00Z`));
  const { downloads, navigations } = watchDownloads();
  const { user } = await renderPage(
    <CalendarButton
      title="Field officer"
      deadline={deadline}
      zone="Asia/Kabul"
      record={record}
      to={to || undefined}
    />,
  );
  const showToast = vi.fn();
  onTestFinished(takeToasts({ enqueueSnackbar: showToast, closeSnackbar: vi.fn() }));
  await user.click(screen.getByRole('button', { name: 'Add to calendar: Field officer' }));
  await until(() => showToast.mock.calls.length > 0);
  expect(navigations).toEqual([]);
  return { downloads, said: showToast.mock.calls.map(([text]: string[]) => text) };
}

test('downloads a deadline as a calendar file with all that the list tells of the notice', async () => {
  const { downloads, said } = await addToCalendar('2026-12-24', '2026-11-20');
  expect(downloads).toHaveLength(1);
  const { blob, name } = downloads[0]!;
  expect(name).toBe('field-officer.ics');
  expect(blob.type).toBe('text/calendar');
  const text = (await blobText(blob)).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Closes: Field officer\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261224\r\n');
  expect(text).toContain(
    'DESCRIPTION:VA-7\\n\\nWrite to us. Add a letter.\\n\\nhttp://localhost:3000/vacancies/va-7\r\n',
  );
  expect(said).toEqual([
    expect.stringMatching(/^The date is in your downloads.*three days and one day before/),
  ]);
});

test.each([
  ['2026-12-22', /one day before/],
  [
    '2026-12-24',
    /^The date is in your downloads, as a calendar file\. Open the file to add it to your calendar\.$/,
  ],
])('says which reminders are left on %s', async (today, sentence) => {
  const { said } = await addToCalendar('2026-12-24', today);
  expect(said).toEqual([expect.stringMatching(sentence)]);
});

test('a record without a page is known by the page of its list and its title', async () => {
  const { downloads } = await addToCalendar('2026-12-24', '2026-11-20', '');
  const text = (await blobText(downloads[0]!.blob)).replaceAll('\r\n ', '');
  expect(text).toContain('UID:/#field-officer@localhost:3000\r\n');
  expect(text).not.toContain('VA-7');
});
