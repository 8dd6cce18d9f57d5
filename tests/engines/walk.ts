import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from '../support/project';
import { startSite, type Site } from '../support/site';
import { waitFor } from '../support/wait-for';
import type { Browser, Engine } from './engine';

/** How long (ms) a state of the page may take to come, on a machine that does other work as well. */
const stateTimeout = 90_000;

/** What the walk found: the steps in order, and the one that failed, after which it ends. */
export interface Found {
  passed: string[];
  failed?: { step: string; why: string };
  /** Steps that were not taken. */
  left: string[];
  /** What the engine cannot do under WebDriver. */
  notes: string[];
}

interface Walk {
  engine: Engine;
  dist: string;
  profile: string;
  site: Site;
  browser: Browser;
  document: string;
  notes: string[];
}

type Step = readonly [name: string, take: (walk: Walk) => Promise<void>];

/** The steps of an offline visit, on a site whose server process really ends. */
const steps: readonly Step[] = [
  ['a first visit shows the home page', async (walk) => open(walk, '/', 'h1')],
  ['the worker is ready', waitForWorker],
  ['the lists are stored', waitForLists],
  ['a document is saved', saveDocument],
  ['the server is gone and the app is relaunched', relaunch],
  ['home opens', async (walk) => open(walk, '/', 'h1')],
  ['the vacancies are listed', async (walk) => open(walk, '/vacancies', 'main table tbody tr')],
  ['the FAQ opens', async (walk) => open(walk, '/frequently-asked-questions', 'main h1')],
  ['the saved document is shown', async (walk) => open(walk, readerOf(walk.document), drawnPage)],
  ['a form is kept', keepForm],
  ['the server is back, and has the message', sendForm],
];

/** Walks through the built site with an engine, and calls `onPassed` after each step. Never rejects. */
export async function walkThrough(
  engine: Engine,
  dist: string,
  onPassed: (step: string) => void,
): Promise<Found> {
  const found: Found = { passed: [], left: steps.map(([name]) => name), notes: [] };
  const profile = await mkdtemp(join(tmpdir(), 'engine-'));
  let walk: Walk | undefined;
  let site: Site | undefined;
  try {
    site = await startSite({ dist });
    const browser = await engine.launch(profile);
    const document = await findDocument(dist);
    walk = { engine, dist, profile, site, browser, document, notes: found.notes };
    for (const [, take] of steps) {
      await take(walk);
      const step = found.left.shift()!;
      found.passed.push(step);
      onPassed(step);
    }
  } catch (error) {
    const shown = await walk?.browser.evaluate(shownState).catch(String);
    const why = `${String(error)} The page shows: ${JSON.stringify(shown)}`;
    found.failed = { step: found.left.shift() ?? 'the start', why };
  } finally {
    await walk?.browser
      .close()
      .catch((error: unknown) => found.notes.push(`does not close: ${String(error)}`));
    await (walk?.site ?? site)?.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return found;
}

async function findDocument(dist: string): Promise<string> {
  const folder = join('files', 'vacancies');
  const names = await readdir(resolve(projectRoot, dist, folder));
  const name = names.filter((one) => one.endsWith('.pdf')).sort()[0];
  if (!name) throw new Error('The build has no document of a vacancy.');
  return `/files/vacancies/${name}`;
}

const readerOf = (file: string) =>
  `/read?${new URLSearchParams({ file, from: '/vacancies', view: 'pages' }).toString()}`;
const drawnPage = '[data-page="1"] canvas';

/** What helps to understand a failure: the address, what was typed, and the text. */
const shownState = `[
  location.href,
  [...document.querySelectorAll('input, textarea')].map(({ name, value }) => name + '=' + value),
  document.querySelector('main')?.innerText.slice(-600),
]`;

const quoted = (text: string) => JSON.stringify(text);

/** Opens an address and waits until the app shows an element with a size. */
async function open({ browser, site }: Walk, path: string, selector: string): Promise<void> {
  await browser.goto(site.url + path);
  await become(
    browser,
    `${selector} at ${path}`,
    `[...document.querySelectorAll(${quoted(selector)})].some((one) => one.getBoundingClientRect().height > 0)`,
  );
}

/** Waits until an expression is true in the page. */
const become = (browser: Browser, what: string, expression: string): Promise<void> =>
  waitFor(what, async () => (await browser.evaluate(expression)) === true, stateTimeout);

async function waitForWorker({ browser }: Walk): Promise<void> {
  await become(browser, 'the worker', `navigator.serviceWorker?.controller?.state === 'activated'`);
}

async function waitForLists({ browser }: Walk): Promise<void> {
  await become(
    browser,
    'the stored lists',
    `Promise.all(['/api/vacancies', '/api/faqs', '/api/settings', '/api/projects'].map((path) =>
      caches.match(path, { ignoreVary: true }))).then((found) => found.every(Boolean))`,
  );
}

/** Gives the first shown button with this text a mark, which the client can select. */
async function press({ browser }: Walk, text: string): Promise<void> {
  const button = `[...document.querySelectorAll('button')].find((one) => one.textContent.includes(${quoted(text)}) || one.getAttribute('aria-label') === ${quoted(text)})`;
  await become(browser, `the button ${text}`, `Boolean(${button})`);
  await browser.evaluate(`void ${button}.setAttribute('data-walk', ${quoted(text)})`);
  await browser.click(`[data-walk="${text}"]`);
}

async function saveDocument(walk: Walk): Promise<void> {
  await open(walk, readerOf(walk.document), drawnPage);
  await press(walk, 'Save for offline');
  await become(
    walk.browser,
    'the saved copy',
    `caches.open('ngo-saved-documents').then((cache) => cache.match(${quoted(walk.document)})).then(Boolean)`,
  );
}

async function relaunch(walk: Walk): Promise<void> {
  await walk.site.stop();
  if (walk.engine.keepsProfile) {
    await walk.browser.close();
    walk.browser = await walk.engine.launch(walk.profile);
  } else {
    await walk.browser.renewTab();
    walk.notes.push(
      'its session is private and ends with the process: the tab was closed instead of the browser',
    );
  }
}

/** The page has another form before it. */
const contactForm = 'form:has([name=message])';

async function keepForm(walk: Walk): Promise<void> {
  // After several loads in one tab, IndexedDB does not answer in WebKitGTK; a new tab is as a user comes back.
  await walk.browser.renewTab();
  await open(walk, '/contact', `${contactForm} [name=message]`);
  const fields = { name: 'Parwin', email: 'parwin@example.org', website: 'none', message: 'Salaam' };
  for (const [name, text] of Object.entries(fields))
    await walk.browser.type(`${contactForm} [name=${name}]`, text);
  await press(walk, 'Send message');
  await become(
    walk.browser,
    'the form in the outbox',
    `document.querySelector('main').innerText.includes('Waiting on this device')`,
  );
}

async function sendForm(walk: Walk): Promise<void> {
  walk.site = await startSite({ dist: walk.dist, port: walk.site.port });
  await open(walk, '/contact', `${contactForm} [name=message]`);
  await waitFor(
    'the message',
    () => Promise.resolve(walk.site.messages().some(({ fields }) => fields.email === 'parwin@example.org')),
    stateTimeout,
  );
}
