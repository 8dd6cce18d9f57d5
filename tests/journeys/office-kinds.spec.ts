import { expect } from './fixtures';
import { officeKinds } from './office-kinds';
import { readAddress, testWithFiles } from './unseen-files';

const shown = ['form.odt', 'form.rtf', 'prices.xlsx', 'prices.ods', 'prices.csv'] as const;
const test = testWithFiles({
  ...Object.fromEntries(Object.entries(officeKinds).map(([name, { bytes }]) => [name, bytes])),
  'empty.csv': Buffer.from(',,\n,,\n'),
});

test('OpenDocument, RTF, Excel and CSV files are read in the app, with their tables', async ({ open }) => {
  for (const name of shown) {
    const page = await open(readAddress(`/files/itbs/${name}`));
    const text = page.getByRole('article');
    await expect(text.getByText(officeKinds[name].text).first()).toBeVisible();
    await expect(text.getByRole('table').first()).toBeVisible();
    const kind = name.split('.').at(-1)!.toUpperCase();
    await expect(page.getByText(`Text of the ${kind} file, made for reading.`)).toBeVisible();
    await page.close();
  }
});

test('a table that is wider than the phone scrolls by itself, from its first column', async ({ open }) => {
  for (const [name, side] of [
    ['wide.csv', 'left'],
    ['dari.csv', 'right'],
  ] as const) {
    const page = await open(readAddress(`/files/itbs/${name}`));
    const table = page.getByRole('region', { name: 'Table' });
    await expect(table).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    const [frame, first] = [await table.boundingBox(), await table.locator('tr > *').first().boundingBox()];
    const edge = (box: typeof frame) => (side === 'left' ? box!.x : box!.x + box!.width);
    expect(Math.abs(edge(frame) - edge(first))).toBeLessThan(2);
    await page.close();
  }
});

test('a long table says that it is cut, and an empty one that there is nothing to show', async ({ open }) => {
  const page = await open(readAddress('/files/itbs/long.csv'));
  await expect(page.getByText(officeKinds['long.csv'].text)).toBeAttached();
  await page.goto(new URL(readAddress('/files/itbs/empty.csv'), page.url()).href);
  await expect(page.getByRole('alert')).toContainText('There is no text in this file');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Download' })).toBeVisible();
});
