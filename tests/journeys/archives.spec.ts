import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docxOf, paragraph, zipOf } from '../support/office-files';
import { projectRoot } from '../support/project';
import { expect, serverIsGone, waitForWorker } from './fixtures';
import { readAddress, testWithFiles } from './unseen-files';

const tor = docxOf({ body: paragraph('The quinoa is weighed in public.') });
const fixture = (path: string) => readFileSync(join(projectRoot, 'tests/fixtures', path));

const test = testWithFiles({
  'tender.zip': zipOf({
    'Lot 1/terms of reference.docx': tor,
    'Lot 1/prices.xlsx': fixture('office/libreoffice-prices.xlsx'),
    'شرایط.pdf': fixture('pdfs/chromium-tor-english.pdf'),
    'form.doc': Buffer.from(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(500)}`, 'latin1'),
    'plan.dwg': 'x',
    'annexes.zip': zipOf({ 'a.docx': tor }),
  }),
});

const zip = '/files/itbs/tender.zip';

test('a ZIP file is listed with its files, and each readable one opens from inside on a phone whose server is dead', async ({
  open,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const first = await open(readAddress(zip));
  await expect(first.getByText('6 files are in this ZIP file.')).toBeVisible();
  await waitForWorker(first);
  await expect
    .poll(() => first.evaluate(async () => (await (await caches.open('ngo-reader')).keys()).length))
    .toBeGreaterThan(4);
  await first.reload();
  await expect(first.getByRole('listitem')).toHaveCount(6);
  await killServer();
  await restart();

  const page = await open(readAddress(zip));
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('plan.dwg')).toContainText('Opens in another app only');
  await expect(row('form.doc')).toContainText('from before 2007');
  await expect(row('annexes.zip')).toContainText('A ZIP file within this one');
  await row('terms of reference').getByRole('link').click();
  await expect(page.getByRole('article').getByText('The quinoa is weighed in public.')).toBeVisible();
  await expect(page.getByText('From the ZIP file tender.zip')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await row('prices.xlsx').getByRole('link').click();
  await expect(page.getByRole('article').getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await row('شرایط.pdf').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'شرایط.pdf' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Pages of .*شرایط/ })).toBeVisible();
});

test('a ZIP file says in the language of the page what is in it, and what it does not open', async ({
  open,
}) => {
  for (const [prefix, files, nested] of [
    ['/fa', 'در این فایل ZIP ۶ فایل است.', 'این یک فایل ZIP در داخل یک فایل ZIP دیگر است'],
    ['/ps', 'د ZIP په دې فایل کې ۶ فایلونه دي.', 'دا د ZIP یو فایل دی چې د ZIP په بل فایل کې دننه دی'],
  ] as const) {
    const page = await open(prefix + readAddress(zip));
    await expect(page.getByText(files)).toBeVisible();
    await page.goto(new URL(prefix + readAddress(zip, { part: 'annexes.zip' }), page.url()).href);
    await expect(page.getByRole('alert')).toContainText(nested);
  }
});
