import { addElements, translatePage } from '../support/translator';
import { expect, renderingTest as test } from './fixtures';
import { pageKinds } from './page-kinds';
import { expectTrueTexts, pressAll, readDictionary, waitForPage } from './translators';

const paths = [
  ...new Set([
    ...pageKinds.map((path) => path || '/'),
    ...[
      '/about',
      '/events',
      '/publications',
      '/search?q=herat',
      '/privacy',
      '/mutahid-update',
      '/stakeholders',
    ],
    ...['/invitation-to-bid', '/invitation-to-bid/nlo-itb-013', '/notification-of-award', '/project-updates'],
    ...['/event-details/woven-by-name-carpet-exhibition', '/board-chair-message', '/team', '/no-such-page'],
    '/read?file=/files/vacancies/tor-field-officer-herat.pdf&from=/vacancies',
  ]),
];

/**
 * A page that is not there, a clipboard that is locked, a translator that came while the app started, and film and map,
 * which are asked for when they are pressed.
 */
const harmless =
  /status of 404|not copied|writeText|The page is translated|GET https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)/;

for (const path of paths)
  test.describe(path, () => {
    test.setTimeout(5 * 60_000);

    test('translated before the app starts: everything can be pressed', async ({ open, expectFault }) => {
      expectFault(harmless);
      const page = await open('/privacy');
      await page.context().addInitScript(translatePage, undefined);
      await page.goto(new URL(path, page.url()).href);
      await waitForPage(page);
      await expectTrueTexts(page);
      expect(await pressAll(page)).toBeGreaterThan(0);
    });

    test('translated from Dari to English while it is used: everything can be pressed', async ({
      open,
      expectFault,
    }) => {
      expectFault(harmless);
      const dictionary = await readDictionary();
      const page = await open(path === '/' ? '/fa' : `/fa${path}`);
      await waitForPage(page);
      await page.evaluate(translatePage, dictionary);
      await expectTrueTexts(page, dictionary);
      expect(await pressAll(page, dictionary)).toBeGreaterThan(0);
    });

    test('with elements added to html, body and main: everything can be pressed', async ({
      open,
      expectFault,
    }) => {
      expectFault(harmless);
      const page = await open(path);
      await waitForPage(page);
      await page.evaluate(addElements);
      expect(await pressAll(page)).toBeGreaterThan(0);
    });
  });
