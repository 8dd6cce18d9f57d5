import { expectReadable, expectSlowNote, note } from '../support/start-faults';
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
