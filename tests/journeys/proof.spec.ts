import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapePattern } from '../support/plain';
import { expect, returningTest, serverIsGone, waitForPrefetch, waitForWorker } from './fixtures';

returningTest(
  'a forged document is told from the published one, on its notice and in the viewer, with and without a server',
  async ({ open, dist, records, killServer, expectFault }) => {
    expectFault(serverIsGone);
    const { number, address, file, of } = records.translatedVacancy('fa');
    const page = await open(address);
    await waitForWorker(page);
    await waitForPrefetch(page, ['/api/vacancies']);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();

    const published = readFileSync(join(dist, file));
    const give = (name: string, buffer: Buffer) =>
      page.getByRole('dialog').locator('input').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const said = (sentence: RegExp) => expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();

    await page.getByRole('button', { name: 'Is this real?' }).click();
    await said(/^The copy on this device is the published document/);
    await give('forged.pdf', Buffer.concat([published, Buffer.from(' ')]));
    await said(/^“forged.pdf” is not the published document\. It was changed/);
    await give(`${number}.pdf`, published);
    await said(new RegExp(`^“${escapePattern(number)}.pdf” is the published document`));
    await give('fa.pdf', readFileSync(join(dist, of.fa.file)));
    await said(/^“fa.pdf” was published too/);
    await page.keyboard.press('Escape');

    await killServer();
    await page.getByRole('link', { name: /^Read/ }).first().click();
    await page.getByRole('button', { name: 'Is this real?' }).click();
    await said(/^The copy on this device is the published document/);
    await expect(page.getByRole('dialog').getByText(new RegExp(`${escapePattern(address)}$`))).toBeVisible();
    await give('forged.pdf', Buffer.concat([published, Buffer.from(' ')]));
    await said(/^“forged.pdf” is not the published document, as far as this device knows/);
  },
);
