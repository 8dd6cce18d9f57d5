import { asBelowFloor, expectReadable, expectSlowNote, note } from '../support/start-faults';
import { waitForApp } from '../support/wait-for-app';
import { expect, networkWarning, renderingTest as test } from './fixtures';
import { testBrokenData, testBrokenScripts, testSlowScripts, testStartFault } from './start-faults';

const lost = /net::ERR_|Failed to load resource/;
const scripts = /\/assets\/(start|libraries)-[^/]*\.js$/;

test('a page whose scripts fail to load can be read, says that its buttons do not work, and offers to reload', async ({
  open,
  expectFault,
}) => {
  expectFault(lost);
  expectFault(networkWarning);
  const page = await open('/contact');
  await page.route(/\/sw\.js$/, (route) => route.abort());
  await page.route(scripts, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectReadable(page);
  const address = page.url();
  await page.getByRole('form', { name: 'Get in touch' }).getByLabel('Name').fill('Parwin');
  // Clicks are no longer held, and the browser does not submit the form by itself.
  await page.getByRole('form', { name: 'Get in touch' }).getByLabel('Name').press('Enter');
  expect(page.url()).toBe(address);
  await page.unrouteAll();
  await note(page).getByRole('button', { name: 'Reload' }).click();
  await waitForApp(page);
  await expect(note(page)).toHaveCount(0);
});

test('its links work', async ({ open, expectFault }) => {
  expectFault(lost);
  expectFault(networkWarning);
  const page = await open('/contact');
  await page.route(/\/sw\.js$/, (route) => route.abort());
  await page.route(scripts, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectReadable(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page).toHaveURL(/\/events$/);
  await expectReadable(page);
});

testBrokenScripts('throw');
testBrokenData('has records that are none');
testStartFault('the database throws');
testStartFault('history cannot be written at the start');

testSlowScripts('reduce');

test('a page whose first script fails says so too, and submits nothing by itself', async ({ open }) => {
  const page = await open('/contact');
  await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Get in touch' });
  for (const label of ['Name', 'E-mail', 'Website', 'Message'])
    await form.getByLabel(label).fill(label === 'E-mail' ? 'parwin@example.org' : 'Parwin');
  const address = page.url();
  await page.getByRole('button', { name: 'Send message' }).click();
  await form.getByLabel('Name').press('Enter');
  await expectSlowNote(page);
  expect(page.url()).toBe(address);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [address, isReadable] of [
  ['/contact', true],
  ['/nowhere', false],
] as const)
  test(`a browser below the floor says so at ${address}, where its scripts do not run and where they fail`, async ({
    open,
    expectFault,
  }) => {
    expectFault(/404|The app is not running/);
    const page = await open('/');
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: asBelowFloor(await response.text()) });
    });
    const tooOld = page.getByText('This browser is too old for the app.');
    // As where the first script is not understood.
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(page.url().replace(/\/$/, address), { waitUntil: 'domcontentloaded' });
    await expect(tooOld).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('still on its way')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(isReadable ? 1 : 0);
    await page.unroute(/\/assets\/index-[^/]*\.js$/);
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'x.y.z' }),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(note(page).getByText('This browser is too old for the app.')).toBeVisible();
    await expect(note(page).getByRole('button')).toHaveCount(0);
  });
