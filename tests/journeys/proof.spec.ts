import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, returningTest, serverIsGone, waitForPrefetch, waitForWorker } from './fixtures';

returningTest(
  'a forged document is told from the published one, on its notice and in the viewer, with and without a server',
  async ({ open, dist, killServer, expectFault }) => {
    expectFault(serverIsGone);
    const page = await open('/vacancies/nlo-va-062');
    await waitForWorker(page);
    await waitForPrefetch(page, ['/api/vacancies']);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();

    const published = readFileSync(join(dist, 'files/vacancies/tor-loan-officer-mazar.pdf'));
    const give = (name: string, buffer: Buffer) =>
      page.getByRole('dialog').locator('input').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const said = (sentence: RegExp) => expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();

    await page.getByRole('button', { name: 'Is this real?' }).click();
    await said(/^The copy on this device is the published document/);
    await give('forged.pdf', Buffer.concat([published, Buffer.from(' ')]));
    await said(/^“forged.pdf” is not the published document\. It was changed/);
    await give('NLO-VA-062.pdf', published);
    await said(/^“NLO-VA-062.pdf” is the published document/);
    await give('fa.pdf', readFileSync(join(dist, 'files/vacancies/tor-loan-officer-mazar.fa.pdf')));
    await said(/^“fa.pdf” was published too/);
    await page.keyboard.press('Escape');

    await killServer();
    await page.getByRole('link', { name: /^Read/ }).first().click();
    await page.getByRole('button', { name: 'Is this real?' }).click();
    await said(/^The copy on this device is the published document/);
    await expect(page.getByRole('dialog').getByText(/\/vacancies\/nlo-va-062$/)).toBeVisible();
    await give('forged.pdf', Buffer.concat([published, Buffer.from(' ')]));
    await said(/^“forged.pdf” is not the published document, as far as this device knows/);
  },
);
