import { docxOf, paragraph } from '../support/office-files';
import { expect, serverIsGone, waitForPrefetch, waitForWorker } from './fixtures';
import { readAddress, testWithFiles } from './unseen-files';

/** Files that the build did not see, as those of an API are. */
const files = {
  'tor-unseen.docx': docxOf({
    body:
      paragraph('Terms of reference', { properties: '<w:outlineLvl w:val="0"/>' }) +
      paragraph('The quinoa is weighed in public.') +
      `<w:tbl><w:tr>${['Lot', 'Price'].map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr></w:tbl>`,
  }),
  'old.doc': Buffer.from(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(1_000)}`, 'latin1'),
};

const test = testWithFiles(files);

test('a Word file that the build has read is read and found on a phone whose server is dead', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const notice = records.withWordFile;
  const [word] = records.wordsOnlyIn(notice) as [string];
  const first = await open(readAddress(notice.file));
  await expect(first.getByRole('heading', { name: notice.headings.at(-1)! })).toBeVisible();
  await expect(first.getByText('Text of the DOCX file, made for reading.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Original pages' })).toHaveCount(0);
  await expect(first.getByRole('button', { name: 'Download' }).first()).toBeVisible();
  await waitForWorker(first);
  await waitForPrefetch(first, ['/api/itbs', '/api/settings']);
  await first.goto(new URL('/invitation-to-bid', first.url()).href);
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  await killServer();
  const page = await open(readAddress(notice.file));
  await expect(page.getByRole('columnheader').first()).toBeAttached();
  await page.goto(new URL(`/search?q=${word}`, page.url()).href);
  await expect(page.getByRole('main').getByRole('link', { name: notice.title }).first()).toBeVisible();
});

test('a Word file that no build has seen gets its text on the phone, and opens again without a server', async ({
  open,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open(readAddress('/files/itbs/tor-unseen.docx'));
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'Terms of reference' })).toBeVisible();
  await expect(text.getByText('The quinoa is weighed in public.')).toBeVisible();
  await expect(page.getByText('English', { exact: true })).toBeVisible();
  await waitForWorker(page);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: /^Saved: remove/ })).toBeVisible();
  await killServer();
  const again = await open(readAddress('/files/itbs/tor-unseen.docx'));
  await expect(again.getByRole('article').getByText('The quinoa is weighed in public.')).toBeVisible();
  await again.goto(new URL('/saved', again.url()).href);
  await expect(again.getByText(/^DOCX, English, /)).toBeVisible();
});

test('a Word file opens in a browser that lacks what PDF files need', async ({ open }) => {
  const page = await open('/');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(new URL(readAddress('/files/itbs/tor-unseen.docx'), page.url()).href);
  await expect(page.getByRole('article').getByText('The quinoa is weighed in public.')).toBeVisible();
});

test('an old Word file says what it is, and can be downloaded', async ({ open }) => {
  const page = await open(readAddress('/files/itbs/old.doc'));
  await expect(page.getByRole('alert')).toContainText('a file of Word or Excel from before 2007');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Download' })).toBeVisible();
});
