import { addElements, translatePage } from '../support/translator';
import { expect, renderingTest as test } from './fixtures';
import { pageKinds, type NamedPages } from './page-kinds';
import { expectTrueTexts, pressAll, readDictionary, waitForPage } from './translators';

const pages: NamedPages = {
  ...pageKinds,
  ...Object.fromEntries(
    [
      ...['/about', '/events', '/publications', '/search?q=women', '/privacy', '/mutahid-update'],
      ...['/stakeholders', '/invitation-to-bid', '/notification-of-award', '/project-updates'],
      ...['/board-chair-message', '/team', '/no-such-page'],
    ].map((path) => [path, () => path]),
  ),
  'an invitation to bid that was awarded': ({ awarded }) => awarded.invitation.address,
  'an event': ({ event }) => event.address,
  'the text of a document': ({ vacancy }) => `/read?file=${vacancy.file}&from=/vacancies`,
};

/**
 * A page that is not there, a clipboard that is locked, a translator that came while the app started, and film and map,
 * which are asked for when they are pressed.
 */
const harmless =
  /status of 404|not copied|writeText|The page is translated|GET https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)/;

for (const [name, addressOf] of Object.entries(pages))
  test.describe(name, () => {
    test.setTimeout(5 * 60_000);

    test('translated before the app starts: everything can be pressed', async ({
      open,
      records,
      expectFault,
    }) => {
      expectFault(harmless);
      const page = await open('/privacy');
      await page.context().addInitScript(translatePage, undefined);
      await page.goto(new URL(addressOf(records) || '/', page.url()).href);
      await waitForPage(page);
      await expectTrueTexts(page);
      expect(await pressAll(page)).toBeGreaterThan(0);
    });

    test('translated from Dari to English while it is used: everything can be pressed', async ({
      open,
      records,
      expectFault,
    }) => {
      expectFault(harmless);
      const dictionary = await readDictionary();
      const page = await open(`/fa${addressOf(records)}`);
      await waitForPage(page);
      await page.evaluate(translatePage, dictionary);
      await expectTrueTexts(page, dictionary);
      expect(await pressAll(page, dictionary)).toBeGreaterThan(0);
    });

    test('with elements added to html, body and main: everything can be pressed', async ({
      open,
      records,
      expectFault,
    }) => {
      expectFault(harmless);
      const page = await open(addressOf(records) || '/');
      await waitForPage(page);
      await page.evaluate(addElements);
      expect(await pressAll(page)).toBeGreaterThan(0);
    });
  });
