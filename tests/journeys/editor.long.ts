import { answerPicker, attach, editorWarnings, save } from '../support/editor';
import { expect, test } from './fixtures';

test('a user whose pages come from the worker opens the editor, chooses a folder and writes a vacancy into it', async ({
  open,
  expectFault,
}) => {
  expectFault(editorWarnings);
  test.setTimeout(3 * 60_000);
  const page = await open('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.setViewportSize({ width: 1300, height: 900 });
  await answerPicker(page);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const content = await root.getDirectoryHandle('content', { create: true });
    await content.getDirectoryHandle('vacancies', { create: true });
  });

  await page.goto(new URL('/admin/', page.url()).href);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
  for (const list of ['Vacancies', 'Invitations to bid', 'Settings', 'The site'])
    await expect(page.getByText(list, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'New' }).first().click();
  const input = (field: string) => page.locator(`[data-key-path=${field}] input`).first();
  await input('number').fill('VA-1');
  await input('title').fill('Nurse, Kabul');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error.')).toBeVisible();
  await input('postDate').fill('2026-12-01');
  await input('closeDate').fill('2026-12-15T16:00');
  await page.getByRole('button', { name: 'Save' }).click();

  const written = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await (await root.getDirectoryHandle('content')).getDirectoryHandle('vacancies');
      const file = await folder.getFileHandle('nurse-kabul.md').catch(() => undefined);
      return file && (await (await file.getFile()).text());
    });
  await expect
    .poll(written, { timeout: 20_000 })
    .toBe('---\nnumber: VA-1\ntitle: Nurse, Kabul\npostDate: 2026-12-01\ncloseDate: 2026-12-15 16:00\n---\n');
});

test('an address that is none is told at its field, a document that is too large is refused, and the picture of a phone becomes smaller', async ({
  open,
  expectFault,
}) => {
  expectFault(editorWarnings);
  test.setTimeout(3 * 60_000);
  const page = await open('/admin/config.json');
  await page.setViewportSize({ width: 1300, height: 900 });
  page.setDefaultTimeout(20_000);
  await answerPicker(page);
  const photo = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    await root.getDirectoryHandle('content', { create: true });
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d')!;
    for (let line = 0; line < 3000; line += 3) {
      context.fillStyle = `hsl(${line} 80% 50%)`;
      context.fillRect((line * 7) % 4000, line, 900, 40);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await page.goto(new URL('/admin/#/collections/vacancies/new', page.url()).href, { timeout: 90_000 });
  await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
  const fieldOf = (key: string) => page.locator(`[data-key-path=${key}]`).first();

  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(26 * 1024 * 1024)]);
  await attach(page, fieldOf('file'), { name: 'large.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(page.getByText(/exceeds the maximum size of \W*25\W* MB/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(fieldOf('file').getByText('large.pdf')).toHaveCount(0);

  await page.goto(new URL('/admin/#/collections/stakeholders/new', page.url()).href);
  await page.reload();
  await page.getByRole('radio', { name: 'Stakeholder' }).click();
  await attach(page, fieldOf('image'), {
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  });
  await fieldOf('url').locator('input').fill('not an address');
  await save(page);
  await expect(fieldOf('url').getByText('Write an address, such as https://example.org.')).toBeVisible();
  await fieldOf('url').locator('input').fill('https://partner.example');
  const picture = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await (await root.getDirectoryHandle('content')).getDirectoryHandle('stakeholders');
      const file = await (await folder.getFileHandle('IMG_1.webp')).getFile();
      const { width, height } = await createImageBitmap(file);
      return { width, height, isSmaller: file.size < 500_000 };
    });
  // The package takes over what was typed a moment later: until then it refuses to save.
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Save', exact: true });
    if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await button.click();
    expect(await picture()).toEqual({ width: 1600, height: 1200, isSmaller: true });
  }).toPass({ timeout: 30_000 });
});
