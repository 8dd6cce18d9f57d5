import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project';
import { expect, secondSiteTest as test, serverIsGone, waitForApp } from './fixtures';
import { desktop, expectFirstRow, phone } from './layout-figures';
import { addressesIn, pagesOff, textsOf } from './second-site';

test('nothing of the sample is in the site of another organisation', ({ dist }) => {
  const found = textsOf(dist).filter(([, text]) => /\bMutahid\b|Nawruzan|Kabul/.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

test('a page of its own is in menu and search, and opens in each language without a network', async ({
  open,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/');
  await killServer();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Sobre nosotros' }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link')).toContainText([
    ...['Resumen', 'Protección', 'Nuestra gente', 'Contacto', 'Nuestras cuentas'],
  ]);
  await menu.getByRole('link', { name: 'Protección' }).click();
  await expect(page).toHaveURL(/\/proteccion$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protección');
  await expect(page.getByRole('cell', { name: 'Buzón' })).toBeVisible();
  await expect(page).toHaveTitle('Protección · Asociación Semilla y Agua');

  const other = await open('/transparencia');
  await expect(other.getByText('en voz alta')).toBeVisible();

  const search = await open('/search?q=buzon');
  await expect(search.getByRole('main').getByRole('heading', { name: 'Protección' })).toBeVisible();
});

test('what is off has no address and no link, on no page', async ({ site, open, dist, expectFault }) => {
  expectFault(/status of 404/);
  for (const path of pagesOff.flatMap((path) => [path, `/fr${path}`])) {
    const { status } = await fetch(site.url + path);
    expect(status, path).toBe(404);
  }
  const links = textsOf(dist).flatMap(([path, text]) =>
    path.endsWith('.html')
      ? pagesOff
          .filter((off) => new RegExp(`href="(/fr)?${off}["/?#]`).test(text))
          .map((off) => `${path}: ${off}`)
      : [],
  );
  expect(links).toEqual([]);
  // The worker answers as the host does.
  const page = await open('/invitation-to-bid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: no existe');
});

test('a list too short for filters begins as high as others on desktop and phone', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await expect(page.locator('main form')).toHaveCount(0);
  for (const screen of [desktop, phone]) await expectFirstRow(page, '/vacancies', screen);
});

test('dates are those of its languages, on the clock of its town', async ({ open }) => {
  const page = await open('/vacancies/sa-01');
  await expect(page.getByRole('main')).toContainText('2 mar 2099, 17:00');
  await expect(page.getByRole('main')).toContainText('hora de Malabo (UTC+1)');
  const french = await open('/fr/vacancies/sa-01');
  await expect(french.getByRole('main')).toContainText('2 mars 2099, 17:00');
  await expect(french.getByRole('main')).toContainText('heure de Malabo (UTC+1)');
  await expect(french.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the home page has the figures that the site counts, in its languages', async ({ open }) => {
  const titlesOn = async (path: string) => (await open(path)).getByRole('main').locator('dl dt');
  await expect(await titlesOn('/')).toHaveText([
    ...['Manantiales cuidados', 'Familias con agua cerca', 'Tubería nueva (km)'],
    ...['Variedades de semilla guardadas', 'Vecinas y vecinos que trabajan'],
  ]);
  const french = await open('/fr/');
  await expect(french.getByRole('main').locator('dl dt').nth(2)).toHaveText('Conduite neuve (km)');
  await expect(french.getByText('2025: Notre registre')).toBeVisible();
});

test('its colours are in header, links and the browser’s own bar', async ({ open }) => {
  const page = await open('/proteccion');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#6B1E3C');
  const ground = page.getByRole('main').locator('div').first();
  await expect(ground).toHaveCSS('background-color', 'rgb(107, 30, 60)');
  await expect(page.getByRole('link', { name: 'nuestras cuentas' })).toHaveCSS('color', 'rgb(107, 30, 60)');
});

test('it has no pattern, in pages, scripts and style sheet', ({ dist }) => {
  const drawn = textsOf(dist).filter(([, text]) => text.includes('patternUnits'));
  expect(drawn.map(([path]) => path)).toEqual([]);
});

test('every page of the sitemap is there, with its name', async ({ site, dist }) => {
  const addresses = [...addressesIn(dist, ''), ...addressesIn(dist, '/fr')];
  expect(addresses).toEqual(expect.arrayContaining(['/', '/fr', '/proteccion', '/fr/transparencia']));
  for (const path of addresses) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>/);
  }
});

test('the photo of a phone is upright, and nothing of it says where it was taken', async ({ open, dist }) => {
  const page = await open('/transparencia');
  const photo = page.getByRole('img', { name: /^El manantial/ });
  await photo.scrollIntoViewIfNeeded();
  const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([480, 360]);
  const files = readdirSync(join(projectRoot, dist, 'files'), { recursive: true, encoding: 'utf8' });
  const photos = files.filter((path) => path.includes('manantial'));
  expect(photos.length).toBeGreaterThan(0);
  for (const path of photos)
    expect(readFileSync(join(projectRoot, dist, 'files', path), 'latin1'), path).not.toMatch(/Exif|Invented/);
});
