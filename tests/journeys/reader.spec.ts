import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import fa from '../../src/words/fa.json' with { type: 'json' };
import ps from '../../src/words/ps.json' with { type: 'json' };
import { brokenPdf, drawnPdf, flawedPages, lockedPdf, sesamePdf } from '../support/pdf-files';
import { writtenPdf } from '../support/written-pdf';
import { contrastOf } from '../support/contrast';
import { projectRoot } from '../support/project';
import { setScreen } from '../support/cut-controls';
import { replaceFile } from '../support/replace-file';
import { waitUntilClosed } from '../support/wait-until-closed';
import {
  expect,
  returningTest as base,
  serverIsGone,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';

/** A copy of the build with unusual documents; a journey may modify it. */
const test = base.extend<object, { built: string; dist: string }>({
  built: ['dist', { scope: 'worker', option: true }],
  dist: [
    async ({ built }, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-reader-'));
      await cp(join(projectRoot, built), copy, { recursive: true });
      await mkdir(join(copy, 'files/bad'));
      await mkdir(join(copy, 'files/own'));
      for (const [address, name] of [
        [tor, 'chromium-tor-english.pdf'],
        [torInDari, 'chromium-tor-dari.pdf'],
        [scans[0], 'scan-jpeg2000.pdf'],
        [scans[1], 'scan-jbig2.pdf'],
      ] as const)
        await cp(join(projectRoot, 'tests/fixtures/pdfs', name), join(copy, address));
      await writeFile(join(copy, 'files/bad/locked.pdf'), lockedPdf());
      await writeFile(join(copy, 'files/bad/open-sesame.pdf'), sesamePdf());
      await writeFile(join(copy, 'files/bad/flawed.pdf'), drawnPdf(Object.values(flawedPages)));
      await writeFile(join(copy, 'files/bad/addresses.pdf'), writtenPdf([addresses]));
      await writeFile(join(copy, 'files/bad/broken.pdf'), brokenPdf());
      await writeFile(join(copy, 'files/bad/behind-junk.pdf'), await behindJunk(join(copy, tor)));
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const addresses = [
  [72, 760, 11, 'Apply by e-mail to jobs@example.org, or see www.example.org/jobs before the closing date.'],
] as const;

/** A document after 1,000 bytes of output of the program that wrote it. */
const behindJunk = async (file: string) =>
  Buffer.concat([Buffer.alloc(1_000, '<br />Warning: \n'), await readFile(file)]);

/** Documents that no notice of the site names. */
const tor = '/files/own/tor.pdf';
const torInDari = '/files/own/tor-dari.pdf';
const scans = ['/files/own/scan-jpeg2000.pdf', '/files/own/scan-jbig2.pdf'] as const;

const read = (file: string) =>
  `/read?${new URLSearchParams({ file, from: '/vacancies', view: 'pages' }).toString()}`;
const sheet = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);
/** Words of a page, as they are selected. */
const words = (page: Page, number: number) =>
  sheet(page, number)
    .locator('.textLayer span')
    .filter({ hasText: /\p{L}{3}/u })
    .first();
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Go to page' });

/** The names of the files in Cache Storage, without path and query. */
const stored = (page: Page, cacheName: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, cacheName);

/** Resolves once a document and everything that renders it are stored. */
async function waitUntilStored(page: Page, file: string, decoder?: string) {
  await expect.poll(() => stored(page, 'ngo-documents')).toContain(file);
  const { always, decoders } = JSON.parse(
    await page.evaluate(async () => (await fetch('/reader.json')).text()),
  ) as { always: string[]; decoders: Record<string, string> };
  const wanted = [...always, ...(decoder ? [decoders[decoder]] : [])].sort();
  await expect.poll(async () => (await stored(page, 'ngo-reader')).sort()).toEqual(wanted);
}

/** The share of a page's canvas that is not white. */
const inkOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
    return (400 * dark) / data.length;
  });

/** Where in its pages the document was left: 1.5 is half down the first; 0 while no place is stored. */
const storedPlace = (page: Page, file: string) =>
  page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('ngo');
        request.onsuccess = () => {
          const row = request.result.transaction('rows').objectStore('rows').get(key);
          row.onsuccess = () => {
            const place = row.result as { page: number; down: number } | undefined;
            resolve(place ? place.page + place.down : 0);
          };
        };
      }),
    `reading/${file}`,
  );

test('a document that was opened once can be read to its last page without a server, and opens where it was left', async ({
  open,
  records,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const { file, address } = records.vacancy;
  const first = await open('/vacancies');
  await waitForWorker(first);
  await first.goto(new URL(read(file), first.url()).href);
  await expect(words(first, 1)).toBeAttached();
  await waitUntilStored(first, file);

  await killServer();
  await restart();
  const page = await open(read(file));
  await expect.poll(() => inkOf(page)).toBeGreaterThan(1);
  const text = await words(page, 1).textContent();
  await words(page, 1).dblclick();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  expect(selected).toMatch(/./);
  expect(text).toContain(selected);

  await pageField(page).fill('2');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('2');
  await expect(words(page, 2)).toBeVisible();
  await expect.poll(() => storedPlace(page, file)).toBeGreaterThan(1.5);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(new URL(address, page.url()).href);
  await page.goto(new URL(read(file), page.url()).href);
  await expect(pageField(page)).toHaveValue('2');
});

test('the way back by the browser leads to the button that opened the document', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const button = page.getByRole('link', { name: /^Read/ }).nth(2);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await page.goBack();
  await expect(button).toBeFocused();
});

test('the search finds words in a document, in Latin and in Arabic script', async ({ open }) => {
  const page = await open(read(tor));
  await expect(sheet(page, 1).getByText('TERMS OF REFERENCE')).toBeAttached();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('qualifications and');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.locator('[data-page="2"] [data-selected]').first()).toBeInViewport();
  await page.getByRole('searchbox').fill('mazar');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d of [2-9]$/);
  const before = await count.textContent();
  await page.getByRole('searchbox').press('Enter');
  await expect(count).not.toHaveText(before ?? '');
  await page.getByRole('searchbox').press('Shift+Enter');
  await expect(count).toHaveText(before ?? '');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await waitUntilClosed(page);

  await page.goto(new URL(read(torInDari), page.url()).href);
  await expect
    .poll(async () => (await sheet(page, 1).locator('.textLayer').textContent()) ?? '')
    .toContain('کارمند ساحوی معیشت');
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox').fill('كارمند ساحوی');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.locator('[data-page="1"] [data-selected]').first()).toBeInViewport();
});

test('scanned documents, JPEG 2000 and JBIG2, are shown, also without a server', async ({
  open,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  for (const scan of scans) {
    await page.goto(new URL(read(scan), page.url()).href);
    await expect.poll(() => inkOf(page), { timeout: 30_000 }).toBeGreaterThan(1);
    await expect.poll(() => stored(page, 'ngo-documents')).toContain(scan);
  }
  await expect
    .poll(async () => (await stored(page, 'ngo-reader')).filter((path) => path.endsWith('.wasm')).length)
    .toBe(2);
  await killServer();
  await restart();
  for (const scan of scans) {
    const later = await open(read(scan));
    await expect.poll(() => inkOf(later), { timeout: 30_000 }).toBeGreaterThan(1);
    await later.close();
  }
});

test('a document that cannot be shown is explained in a sentence, with a next step', async ({
  open,
  expectFault,
}) => {
  expectFault(/PdfError|Failed to load resource|status 404|content type/);
  expectFault(/status of 404|broken\.pdf was not stored: its end is missing/);
  const page = await open(read('/files/bad/broken.pdf'));
  const sentences: [string, RegExp][] = [
    [read('/files/bad/broken.pdf'), /is damaged/],
    [read('/files/bad/missing.pdf'), /no longer has this document/],
    [read('https://elsewhere.example/tor.pdf'), /another site/],
    [read('//elsewhere.example/tor.pdf'), /another site/],
    [read('https://elsewhere.example:99999999/tor.pdf'), /address is damaged/],
    [read('http://[::1'), /address is damaged/],
    [read('/api/vacancies'), /names no document/],
    ['/read', /names no document/],
  ];
  for (const [address, sentence] of sentences) {
    await page.goto(new URL(address, page.url()).href);
    await expect(page.getByRole('alert'), address).toContainText(sentence);
    const back = address === '/read' ? 'Back to home' : 'Back to its page';
    await expect(page.getByRole('link', { name: back }), address).toBeVisible();
  }
});

test('a document that begins with output of another program is shown, and saved unchanged', async ({
  open,
  dist,
}) => {
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.goto(new URL(read('/files/bad/behind-junk.pdf'), page.url()).href);
  await expect(sheet(page, 1).getByText('TERMS OF REFERENCE')).toBeAttached();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(await stored(page, 'ngo-saved-documents')).toEqual(['/files/bad/behind-junk.pdf']);
  const size = await page.evaluate(
    async () => (await (await caches.match('/files/bad/behind-junk.pdf'))!.blob()).size,
  );
  expect(size).toBe((await stat(join(dist, 'files/bad/behind-junk.pdf'))).size);
});

test('a locked document asks for its password, says when it is wrong, and leads back without one', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await page.goto(new URL(read('/files/bad/open-sesame.pdf'), page.url()).href);
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await field.fill('wrong');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This password does not open the document.');
  await expect(field).toBeFocused();
  await field.fill('open-sesame');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(sheet(page, 1).getByText('Opened by its password.')).toBeAttached();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('open-sesame');

  // No password opens this one.
  await page.goto(new URL(read('/files/bad/locked.pdf'), page.url()).href);
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // This load of the page is the first of its visit.
  await expect(page).toHaveURL(/\/vacancies$/);
});

test('a page of which something cannot be drawn says so, and offers the download', async ({ open }) => {
  const page = await open(read('/files/bad/flawed.pdf'));
  const sentences = [
    'This page could not be drawn.',
    'Part of this page could not be shown.',
    'Part of this page could not be shown.',
    'Nothing is shown on this page: it is empty, or this reader cannot draw it.',
  ];
  for (const [index, sentence] of sentences.entries()) {
    await pageField(page).fill(String(index + 1));
    await pageField(page).press('Enter');
    const note = page.locator('p').filter({ hasText: sentence });
    await expect(note.first()).toBeVisible();
  }
  await pageField(page).fill('5');
  await pageField(page).press('Enter');
  await expect(sheet(page, 5).locator('canvas')).toBeVisible();
  await expect(page.getByText(/could not be (drawn|shown)|Nothing is shown/)).toHaveCount(4);
  // One for each of them, and the one in the bar.
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(5);
});

test('on a phone the text fills the width, addresses in it are links, and dark pages stay dark', async ({
  open,
}) => {
  const page = await open(read('/files/bad/addresses.pdf'));
  const mail = page.getByRole('link', { name: 'mailto:jobs@example.org' });
  await expect(mail).toHaveAttribute('href', 'mailto:jobs@example.org');
  await expect(page.getByRole('link', { name: 'https://www.example.org/jobs' })).toBeInViewport();
  const width = async () => (await sheet(page, 1).boundingBox())!.width;
  expect(await width()).toBeGreaterThan(390);
  await page.getByRole('button', { name: 'Fit the page to the width' }).click();
  await expect.poll(width).toBeLessThan(360);
  await page.getByRole('button', { name: 'Fit the text to the width' }).click();
  await expect.poll(width).toBeGreaterThan(390);

  const dark = page.getByRole('button', { name: 'Dark pages' });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open('ngo');
            request.onsuccess = () => {
              const row = request.result
                .transaction('rows')
                .objectStore('rows')
                .get('preferences/dark-pages');
              row.onsuccess = () => resolve(row.result);
            };
          }),
      ),
    )
    .toBe(true);
  await page.reload();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-page="1"][data-dark]')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ phoneOptions: { reducedMotion: 'reduce' } });

  test('a page and its letters change their size in the same frame', async ({ open }) => {
    const page = await open(read('/files/bad/addresses.pdf'));
    const first = sheet(page, 1);
    await expect(first.locator('.textLayer span').first()).toBeAttached();
    const growth = await first.evaluate((element) => {
      const letters = element.querySelector('.textLayer span')!;
      const widths = () => [element, letters].map((box) => box.getBoundingClientRect().width);
      const before = widths();
      const { style } = element.parentElement!;
      const scale = '--total-scale-factor';
      style.setProperty(scale, String(2 * Number(style.getPropertyValue(scale))));
      return widths().map((width, at) => Math.round((10 * width) / before[at]!) / 10);
    });
    expect(growth).toEqual([2, 2]);
  });
});

test('the links of a document stay where something has put its letters into elements', async ({ open }) => {
  const page = await open('/privacy');
  await page.context().addInitScript(() => {
    // This one heeds no attribute.
    new MutationObserver(() => {
      for (const span of document.querySelectorAll('.textLayer span:not(:has(*))')) {
        const wrapper = document.createElement('font');
        wrapper.append(...span.childNodes);
        span.append(wrapper);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(new URL(read('/files/bad/addresses.pdf'), page.url()).href);
  await expect(page.getByRole('link', { name: 'mailto:jobs@example.org' })).toBeAttached();
  await expect(page.locator('.textLayer font').first()).toBeAttached();
});

test('with text of 200 % on 320 px the bars take a third of the screen at most, also while searching', async ({
  open,
}) => {
  const page = await open(read(tor));
  await setScreen(page, { width: 320, text: 200 }, 640);
  await expect(sheet(page, 1).getByText('TERMS OF REFERENCE')).toBeAttached();
  const share = () =>
    page.evaluate(
      () => document.querySelector('[role=region]')!.clientHeight / document.documentElement.clientHeight,
    );
  await expect.poll(share).toBeGreaterThan(2 / 3);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('mazar');
  const field = page.getByRole('searchbox');
  const before = (await field.boundingBox())!.width;
  await expect(page.getByText(/^\d of \d$/)).toBeVisible();
  expect((await field.boundingBox())!.width).toBe(before);
  await expect.poll(share).toBeGreaterThan(2 / 3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the icons of the viewer contrast with its bar: ${colorScheme}`, async ({ open }) => {
    const page = await open('/vacancies');
    await page.emulateMedia({ colorScheme });
    await page.goto(new URL(read(tor), page.url()).href);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    const saved = 'Saved: remove from this device';
    await expect(page.getByRole('button', { name: saved })).toBeVisible();
    for (const name of ['Back', 'Share', 'Download', saved]) {
      const sign = page.getByRole('button', { name, exact: true });
      if (await sign.count()) expect(await contrastOf(sign), name).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const [prefix, { reader, common }] of [
  ['fa', fa],
  ['ps', ps],
] as const)
  test(`on a phone, in ${prefix}, the bar shows the state of the notice and the whole date of the saved copy`, async ({
    open,
    records,
  }) => {
    const { of } = records.translatedVacancy('fa', 'ps');
    // A first visit, by a link that somebody shared: the list that names the document arrives later.
    const page = await open(`/${prefix}${read(of[prefix].file)}`);
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.locator('[data-words]');
    await expect(bar.getByRole('heading')).not.toContainText('.pdf', { timeout: 30_000 });
    await page.getByRole('button', { name: reader.save }).click();
    await expect(bar.getByText(reader.savedOn.split('{')[0]!)).toBeVisible();
    await expect(bar.getByText(common.deadlines.open)).toBeVisible();
    const cut = () => bar.locator('div').evaluate((note) => note.scrollHeight - note.clientHeight);
    await expect.poll(cut).toBe(0);
  });

test('neither the title nor the page in a link is shown or stored', async ({ open, records, restart }) => {
  const { file, title, address } = records.vacancy;
  const page = await open('/');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies']);
  const hostile = new URLSearchParams({ file, title: 'URGENT: pay 500', from: '/\t/elsewhere.example' });
  await page.goto(new URL(`/read?${hostile.toString()}`, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(new URL(address, page.url()).href);

  await restart();
  const later = await open('/saved');
  await expect(later.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(later.getByRole('link', { name: 'From: Vacancies' })).toBeVisible();
  expect(await later.content()).not.toContain('URGENT');
});

test('a visit that opens no document fetches nothing of the viewer, which costs at most 427,000 bytes', async ({
  open,
  dist,
}) => {
  const page = await open('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/settings', '/api/vacancies']);
  await page.goto(new URL('/vacancies', page.url()).href);
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked.filter((url) => /pdf|reader\/|\.wasm/i.test(new URL(url).pathname))).toEqual([]);
  const names = await page.evaluate(() => caches.keys());
  const everything = (await Promise.all(names.map((name) => stored(page, name)))).flat();
  expect(everything.filter((path) => /reader\/|\.wasm|\.pdf$/.test(path))).toEqual([]);
  expect(names).not.toContain('ngo-reader');

  const folder = join(dist, 'assets/reader');
  // A reader fetches the copies of one language.
  const code = (await readdir(folder)).filter((name) => name.endsWith('.js.br') && !/\.(fa|ps)-/.test(name));
  const weigh = async (isWanted: (name: string) => boolean) => {
    const sizes = code.filter(isWanted).map(async (name) => (await stat(join(folder, name))).size);
    expect(sizes.length).toBeGreaterThan(1);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  // What reads Word files and sheets comes with the first of these. Both readers hold the words that tell languages.
  const isForOffice = (name: string) => /^(make-office-edition|office-worker)-/.test(name);
  expect(await weigh((name) => !isForOffice(name))).toBeLessThanOrEqual(427_000);
  expect(await weigh(isForOffice)).toBeLessThanOrEqual(64_000);
});

test('a new version brings its own viewer, which opens earlier documents without a server', async ({
  open,
  dist,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  // The two builds differ in their files.
  expectFault(/is damaged on this device and is fetched again/);
  // A text that is fetched in the background while its compressed file is removed.
  expectFault(/status of 500 .*\/texts\//);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.goto(new URL(read(tor), page.url()).href);
  await expect(sheet(page, 1).getByText('TERMS OF REFERENCE')).toBeAttached();
  await waitUntilStored(page, tor);
  const old = await stored(page, 'ngo-reader');

  await publishWithNewNames(dist);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // A notice waits while the viewer is open.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const both = await stored(page, 'ngo-reader');
  expect(both).toEqual(expect.arrayContaining(old));
  expect(both.length).toBe(2 * old.length);

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await expect.poll(async () => (await stored(page, 'ngo-reader')).length).toBe(old.length);
  expect(await stored(page, 'ngo-reader')).not.toEqual(expect.arrayContaining(old));
  await killServer();
  await page.goto(new URL(read(tor), page.url()).href);
  await expect(sheet(page, 1).getByText('TERMS OF REFERENCE')).toBeAttached();
});

/** Publishes a version in which every file with a hash in its name gets another one; its worker comes last. */
async function publishWithNewNames(dist: string) {
  const worker = join(dist, 'sw.js');
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const kept = files.filter((file) => !/\.(br|gz)$/.test(file));
  const hashed = /-[\w-]{7,8}(?=\.(js|css|wasm|pfb)$)/;
  const names = kept
    .filter((file) => file.includes('/assets/') && hashed.test(file))
    .map((file) => basename(file));
  const otherHash = (hash: string) => `-${hash[1] === 'Z' ? 'Y' : 'Z'}${hash.slice(2)}`;
  const renamed = new Map(names.map((name) => [name, name.replace(hashed, otherHash)]));
  const any = new RegExp(names.map((name) => name.replace(/[.]/g, '\\.')).join('|'), 'g');
  await Promise.all(files.filter((file) => !kept.includes(file)).map((file) => rm(file)));
  const withNewNames = async (file: string) =>
    (await readFile(file, 'utf8')).replace(any, (name) => renamed.get(name) ?? name);
  const readable = kept.filter((name) => /\.(js|css|html|json)$/.test(name) && !name.includes('/api/'));
  for (const file of readable.filter((name) => name !== worker))
    await replaceFile(file, await withNewNames(file));
  for (const file of kept) {
    const name = renamed.get(basename(file));
    if (name && file.includes('/assets/')) await rename(file, join(file, '..', name));
  }
  await replaceFile(worker, await withHashes(dist, await withNewNames(worker)));
}

/** The text of the worker with the hashes of the files, because it stores no file with another hash. */
async function withHashes(dist: string, worker: string): Promise<string> {
  let text = worker;
  for (const [entry, quote, path] of worker.matchAll(/(["'`])(\/[^"'`]+)\1:\s*["'`]sha256-[^"'`]+["'`]/g)) {
    const hash = createHash('sha256').update(await readFile(join(dist, path!)));
    text = text.replace(entry, `${quote}${path}${quote}:${quote}sha256-${hash.digest('base64')}${quote}`);
  }
  return text;
}
