import { expect, serverIsGone, waitForWorker } from './fixtures';
import { officeKinds } from './office-kinds';
import { readAddress, testWithFiles } from './unseen-files';

const test = testWithFiles(
  Object.fromEntries(Object.entries(officeKinds).map(([name, { bytes }]) => [name, bytes])),
);

for (const [name, { text }] of Object.entries(officeKinds))
  for (const prefix of ['', '/fa', '/ps'])
    test(`${prefix || '/en'}: ${name} opens again on a phone whose server is dead`, async ({
      open,
      killServer,
      restart,
      expectFault,
    }) => {
      expectFault(serverIsGone);
      const address = prefix + readAddress(`/files/itbs/${name}`);
      const first = await open(address);
      await expect(first.getByRole('article')).toBeVisible();
      await waitForWorker(first);
      // Through the worker, which keeps the file and what reads it.
      await first.reload();
      await expect(first.getByRole('article')).toBeVisible();
      await killServer();
      await restart();
      const page = await open(address);
      await expect(page.getByRole('article')).toBeVisible();
      if (text !== officeKinds['long.csv'].text)
        await expect(page.getByRole('article').getByText(text).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
