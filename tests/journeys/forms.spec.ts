import { type Page } from 'playwright/test';
import { buildSite } from '../support/build';
import { writeRows } from '../support/device-rows';
import { accept, answerWith, startFormServer, type FormServer } from '../support/form-server';
import { bareAddress, frozenRows } from '../support/frozen-phone';
import { escapePattern } from '../support/plain';
import { findFreePort, host } from '../support/ports';
import {
  expect,
  networkWarning,
  serverIsGone,
  returningTest,
  test,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';

/** The same site, built to deliver its forms, with a captcha in the contact form. */
const formsTest = test.extend<{ forms: FormServer }, { dist: string; formsPort: number }>({
  formsPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dist: [
    async ({ formsPort }, use) => {
      const origin = `http://${host}:${formsPort}`;
      const env = {
        VITE_FORMS_ENDPOINT: `${origin}/forms`,
        VITE_CAPTCHA_SITE_KEY: 'site-key',
        VITE_CAPTCHA_HOST: origin,
      };
      await use(await buildSite({ outDir: 'dist-forms', env }));
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  forms: async ({ formsPort }, use) => {
    const forms = await startFormServer({ port: formsPort });
    await use(forms);
    await forms.stop();
  },
});

formsTest.beforeEach(({ expectFault }) => {
  // The server of these forms is stopped, or answers with a fault.
  expectFault(networkWarning);
  expectFault(/RefusedError|The first install of the worker failed/);
});

const contactForm = (page: Page) => page.getByRole('form', { name: 'Get in touch' });
const outbox = (page: Page) => page.getByRole('region', { name: 'Waiting on this device' });
const refused = /status of 422/;
/** What the browser logs while it is offline. */
const offline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|error occurred when fetching the script/;

async function fillContactForm(page: Page) {
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Parwin');
  await form.getByLabel('E-mail').fill('parwin@example.org');
  await form.getByLabel('Website').fill('example.org');
  await form.getByLabel('Message').fill('Salaam');
}

async function subscribe(page: Page, address = 'parwin@example.org') {
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

returningTest(
  'an empty field blocks the form; a complete one is stored by the served site, and a toast at the top right says so for 5 s',
  async ({ open, site }) => {
    const page = await open('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    const toast = page.getByText('Message Sent Successfully');
    await fillContactForm(page);
    await contactForm(page).getByLabel('Website').fill('');
    await send.click();
    await expect(contactForm(page).getByLabel('Website')).toBeFocused();
    await expect(toast).toHaveCount(0);

    await expect(contactForm(page).getByText('If you have none, write “none”.')).toBeVisible();
    await contactForm(page).getByLabel('Website').fill('none');
    await send.click();
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    const fields = { name: 'Parwin', email: 'parwin@example.org', website: 'none', message: 'Salaam' };
    expect(site.messages()).toMatchObject([{ form: 'contact', fields }]);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('');
    await page.setViewportSize({ width: 1280, height: 800 });
    const box = (await toast.boundingBox())!;
    expect(box.y).toBeLessThan(100);
    expect(1280 - (box.x + box.width)).toBeLessThan(100);
    await expect(toast).toHaveCount(0);
    const stood = Date.now() - shownAt;
    expect(stood).toBeGreaterThan(4_500);
    expect(stood).toBeLessThan(7_500);
  },
);

test('the page makes no third-party request, not even for the map when offline', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(offline);
  expectFault(serverIsGone);
  const page = await open('/contact');
  const main = page.getByRole('main');
  const address = records.setting('top_nav_bar_address');
  await expect(main.getByText(address)).toHaveCount(1);
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/settings']);
  await killServer();
  await page.reload();
  await expect(page.getByText(/No connection/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByText(/the map cannot be shown/)).toBeVisible();
  await expect(main.getByText(address)).toHaveCount(1);
});

returningTest(
  'whoever asks on a notice for its document in another format writes on in the contact form, without a server too',
  async ({ open, site, records, killServer, reviveServer, expectFault }) => {
    expectFault(serverIsGone);
    const { address, number } = records.vacancy;
    const page = await open(address);
    await waitForWorker(page);
    await waitForPrefetch(page, ['/api/vacancies']);
    await killServer();
    await page.getByRole('link', { name: 'Ask for this in another format or language' }).click();
    const message = contactForm(page).getByLabel('Message');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(
      new RegExp(`^I would like “[^”]+ \\(${escapePattern(number)}\\)” in another format or language: $`),
    );
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.type('in large print');
    await contactForm(page).getByLabel('Name').fill('Parwin');
    await contactForm(page).getByLabel('E-mail').fill('parwin@example.org');
    await contactForm(page).getByLabel('Website').fill('none');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(outbox(page)).toContainText('in another format or language: in large print');
    await reviveServer();
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page)).toHaveCount(0);
    expect(site.messages()).toMatchObject([
      {
        form: 'contact',
        fields: {
          message: expect.stringMatching(new RegExp(`${escapePattern(number)}.*in large print$`)) as unknown,
        },
      },
    ]);
  },
);

returningTest(
  'what was written while the site was gone is stored by it once it is back',
  async ({ open, site, killServer, reviveServer, expectFault }) => {
    expectFault(serverIsGone);
    expectFault(offline);
    const page = await open('/contact');
    await waitForWorker(page);
    await waitForApp(page);
    await killServer();
    await subscribe(page);
    await expect(outbox(page)).toContainText('parwin@example.org');
    await reviveServer();
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page)).toHaveCount(0);
    expect(site.messages()).toMatchObject([{ form: 'subscribe', fields: { email: 'parwin@example.org' } }]);
  },
);

test.describe('a static host without a receiver', () => {
  // The build sends its forms to /forms, where this server takes none.
  test.use({ serverEnv: { VITE_FORMS_ENDPOINT: 'none' } });

  test('keeps the text, offers it as an e-mail, and claims no success; later too', async ({
    open,
    restart,
    site,
    records,
    expectFault,
  }) => {
    expectFault(/status of 405/);
    const page = await open('/contact');
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(contactForm(page).getByText(/This site takes no messages/)).toBeVisible();
    const link = contactForm(page).getByRole('link', { name: 'Open it as an e-mail' });
    await expect(link).toBeFocused();
    const address = new URL((await link.getAttribute('href'))!);
    expect(address.pathname).toBe(records.setting('top_nav_bar_email'));
    expect(address.searchParams.get('body')).toBe(
      'Name: Parwin\r\nE-mail: parwin@example.org\r\nWebsite: example.org\r\nMessage: Salaam',
    );
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Salaam');
    await expect(page.getByText('Message Sent Successfully')).toHaveCount(0);
    expect(site.messages()).toEqual([]);

    await restart();
    const later = await open('/contact');
    await expect(outbox(later)).toContainText('This site takes no messages.');
    await expect(outbox(later).getByRole('link', { name: 'Open it as an e-mail' })).toBeVisible();
  });
});

formsTest(
  'a message that waited and is refused stands in the outbox with its faults, and is corrected there',
  async ({ open, forms, formsPort, expectFault }) => {
    expectFault(serverIsGone);
    expectFault(refused);
    await forms.stop();
    const page = await open('/contact');
    await subscribe(page, 'nobody@example.org');
    await expect(outbox(page)).toContainText('nobody@example.org');

    const revived = await startFormServer({ port: formsPort });
    const errors = { 'fields.email': ['This address does not exist.'] };
    revived.answer = answerWith(422, 'application/json', JSON.stringify({ message: 'No.', errors }));
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page)).toContainText('E-mail: This address does not exist.');
    await outbox(page).getByRole('button', { name: 'Correct it' }).click();
    const field = outbox(page).getByLabel('E-mail');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nobody@example.org');
    revived.answer = accept;
    await field.fill('parwin@example.org');
    await outbox(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(outbox(page)).toHaveCount(0);
    expect(revived.received.at(-1)).toMatchObject({
      form: 'subscribe',
      fields: { email: 'parwin@example.org' },
    });
    expect(new Set(revived.received.map(({ id }) => id)).size).toBe(2);
    await revived.stop();
  },
);

formsTest(
  'what was written without a server waits, outlives a restart, and is sent once',
  async ({ open, restart, forms, formsPort, expectFault }) => {
    expectFault(serverIsGone);
    await forms.stop();
    const page = await open('/contact');
    await subscribe(page);
    await expect(page.getByText(/There is no connection: what you wrote waits on this device/)).toBeVisible();
    await expect(outbox(page)).toContainText('parwin@example.org');
    await restart();

    const revived = await startFormServer({ port: formsPort });
    const home = await open('/');
    await expect(home.getByText('A message that waited on this device has been sent.')).toBeVisible();
    await restart();
    const contact = await open('/contact');
    await expect(contactForm(contact)).toBeVisible();
    await expect(outbox(contact)).toHaveCount(0);
    expect(revived.received.map(({ form, fields }) => ({ form, fields }))).toEqual([
      { form: 'subscribe', fields: { email: 'parwin@example.org' } },
    ]);
    await revived.stop();
  },
);

formsTest(
  'a message that waits on a phone since version b6deee6 is sent once',
  async ({ open, restart, forms, expectFault }) => {
    // The browser itself requests it for a page that names no icon.
    expectFault(/favicon\.ico/);
    await writeRows(await open(bareAddress), await frozenRows('outbox/'));
    await restart();
    const home = await open('/');
    await expect(home.getByText('A message that waited on this device has been sent.')).toBeVisible();
    await restart();
    const contact = await open('/contact');
    await expect(contactForm(contact)).toBeVisible();
    await expect(outbox(contact)).toHaveCount(0);
    expect(forms.received.map(({ form, fields }) => ({ form, fields }))).toEqual([
      { form: 'subscribe', fields: { email: 'parwin@example.org' } },
    ]);
  },
);

formsTest(
  'when the network returns, one of two open tabs sends what waits',
  async ({ open, forms, expectFault }) => {
    expectFault(offline);
    // The prefetch of one of the tabs may be running.
    expectFault(/The fetch of lists ended/);
    const page = await open('/contact');
    const other = await open('/contact');
    for (const tab of [page, other]) await expect(contactForm(tab)).toBeVisible();
    await page.context().setOffline(true);
    await subscribe(page);
    await expect(outbox(other)).toContainText('parwin@example.org');
    await page.context().setOffline(false);
    await expect(outbox(other)).toHaveCount(0, { timeout: 40_000 });
    await expect(outbox(page)).toHaveCount(0);
    expect(forms.received).toHaveLength(1);
  },
);

formsTest(
  'a captive portal takes nothing; a refusal keeps what was typed, and can be deleted',
  async ({ open, forms, expectFault }) => {
    expectFault(refused);
    const page = await open('/contact');
    forms.answer = answerWith(200, 'text/html', '<h1>Sign in to the Wi-Fi</h1>');
    await subscribe(page);
    await expect(page.getByText(/The network asks for a sign-in/)).toBeVisible();
    await expect(outbox(page).getByText('Waits for a connection')).toBeVisible();
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page).getByRole('link', { name: 'Open it as an e-mail' })).toBeVisible();

    forms.answer = answerWith(422, 'application/json', '{"message":"No such address."}');
    await subscribe(page, 'nobody@example.org');
    await expect(page.getByRole('form', { name: 'Subscribe' }).getByText(/No such address/)).toBeVisible();
    await expect(page.getByLabel('Your e-mail address')).toHaveValue('nobody@example.org');
    const entry = outbox(page).getByRole('listitem').filter({ hasText: 'nobody@example.org' });
    await expect(entry).toContainText('Not accepted by the server: No such address.');
    page.on('dialog', (dialog) => void dialog.accept());
    await entry.getByRole('button', { name: 'Delete' }).click();
    await expect(entry).toHaveCount(0);
    await expect(outbox(page).getByRole('listitem')).toHaveCount(1);
  },
);

formsTest(
  'the contact form is sent with the answer of its captcha, also from the outbox',
  async ({ open, forms, formsPort, expectFault }) => {
    expectFault(serverIsGone);
    const page = await open('/contact');
    await fillContactForm(page);
    expectFault(refused);
    const solveAndSend = async () => {
      await contactForm(page).getByRole('button', { name: 'I am human' }).click();
      await page.getByRole('button', { name: 'Send message' }).click();
    };
    const tooOld = answerWith(422, 'application/json', '{"message":"Too old.","code":"captcha"}');
    forms.answer = tooOld;
    await solveAndSend();
    await expect(contactForm(page).getByRole('alert')).toContainText('Please answer it again.');
    await expect(outbox(page)).toContainText('Waits for the check that you are human');
    forms.answer = accept;
    await solveAndSend();
    await expect(page.getByText('Message Sent Successfully')).toBeVisible();
    await expect(outbox(page)).toHaveCount(0);
    const sent = { form: 'contact', captcha: 'answer for site-key' };
    expect(forms.received).toMatchObject([sent, sent]);
    expect(forms.received[0]!.id).toBe(forms.received[1]!.id);

    await forms.stop();
    await page.reload();
    await expect(page.getByText(/the check that you are human could not be fetched/i)).toBeVisible();
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(outbox(page)).toContainText('Waits for the check that you are human');
    const revived = await startFormServer({ port: formsPort });
    const solveInOutbox = async () => {
      await outbox(page).getByRole('button', { name: 'Send now' }).click();
      await outbox(page).getByRole('button', { name: 'I am human' }).click();
    };
    revived.answer = tooOld;
    await solveInOutbox();
    await expect(page.getByText(/was not accepted, or it took too long/)).toBeVisible();
    await expect(outbox(page)).toContainText('Waits for the check that you are human');
    revived.answer = accept;
    await solveInOutbox();
    await expect(outbox(page)).toHaveCount(0);
    expect(revived.received).toMatchObject([sent, sent]);
    await revived.stop();
  },
);
