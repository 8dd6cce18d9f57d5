import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createBuilder, createLogger, createServer, type InlineConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentApi, loadResources } from '../../vite/content-api';
import { makeProject } from './content/project';
import { eventually } from '../support/eventually';

const pdf = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
const faq = 'content/faqs/01-who.md';
const imported = {
  'content/publications/publications.json':
    '{ "newsletters": [], "annualReports": [], "commissionedResearch": [] }',
  'content/mutahid-updates/mutahid-updates.json': '[]',
};
const site = {
  'package.json': '{ "type": "module" }',
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': 'document.title = "A";',
  'src/routes.tsx': `
    const field = (kind, wire) => ({ kind, need: 'expected', wire: [wire] });
    const faqs = {
      name: 'faqs', envelope: 'list', rank: 1, body: 'response',
      fields: { question: field('text', 'question'), response: field('markup', 'response') },
    };
    export const routes = [{ page: 'no-such-page', reads: [faqs] }];`,
  'content/settings/a.yaml': 'phone: 1',
  ...imported,
  [faq]: '---\nquestion: Who?\n---\n[We](we.pdf).',
  'content/faqs/we.pdf': pdf,
  'content/faqs/old.pdf': pdf,
  'dist/index.html': 'the site of yesterday',
};

function project(files = {}, enabled = true) {
  const lines: string[] = [];
  const logger = createLogger('silent');
  logger.warn = (message) => void lines.push(message);
  logger.error = (message) => void lines.push(message);
  const root = makeProject({ ...site, ...files });
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger: logger,
    plugins: [contentApi({ enabled })],
  };
  return { root, config, lines };
}

const noWe =
  'content/faqs/02-we.md: response: expected the name of a file beside the record, found no "gone.pdf" in content/faqs';
const fault = { 'content/faqs/02-we.md': '---\nquestion: We?\n---\n[We](gone.pdf).' };

test('a build writes the responses and the documents, byte for byte, and warns about unused files', async () => {
  const { root, config, lines } = project();
  await build(config);
  expect(readdirSync(join(root, 'dist/api')).sort()).toEqual(['faqs.json', 'settings.json']);
  expect(JSON.parse(readFileSync(join(root, 'dist/api/faqs.json'), 'utf8'))).toEqual({
    data: [{ id: 1, question: 'Who?', response: '<p><a href="/files/faqs/we.pdf">We</a>.</p>' }],
  });
  expect(readdirSync(join(root, 'dist/files/faqs'))).toEqual(['we.pdf']);
  expect(readFileSync(join(root, 'dist/files/faqs/we.pdf'))).toEqual(pdf);
  expect(lines).toEqual(['content/faqs/old.pdf: no record names this file, so it is left out']);
});

test('a fault fails the build with only its message, before anything is written', async () => {
  const { root, config } = project(fault);
  const builder = await createBuilder(config, null);
  await expect(builder.buildApp()).rejects.toMatchObject({ message: `The content has 1 fault:\n${noWe}` });
  await expect(build(config)).rejects.toThrow(noWe);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the site of yesterday');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
});

test('a site with an external API reads and builds no content', async () => {
  const { root, config } = project(fault, false);
  await build(config);
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
  expect(existsSync(join(root, 'dist/api'))).toBe(false);
  expect(existsSync(join(root, 'dist/files'))).toBe(false);
});

test('a list that is part of the app is checked even with an external API', async () => {
  const { root, config } = project({ 'content/publications/publications.json': '{}' }, false);
  symlinkSync('../../package.json', join(root, 'content/publications/secret.pdf'));
  const builder = await createBuilder(config, null);
  await expect(builder.buildApp()).rejects.toThrow(
    'content/publications/secret.pdf: expected a file of the content, found a link that leads out of content/',
  );
});

async function develop(files = {}) {
  const { root, config, lines } = project(files);
  const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1', ws: false } });
  const sent: { type: string; err?: { message: string } }[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((message: unknown) => {
    sent.push(message as (typeof sent)[number]);
  });
  onTestFinished(() => server.close());
  await server.listen();
  // The watcher names a folder before it watches its files, and an edit in between would be lost.
  await eventually(() =>
    expect(server.watcher.getWatched()[join(root, 'content/faqs')]).toContain('01-who.md'),
  );
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const get = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`);
  return { root, get, sent, lines };
}

test('an edit during development is served at once, and reloads the page', async () => {
  const { root, get, sent } = await develop();
  expect(await (await get('/api/faqs')).text()).toContain('Who?');
  writeFileSync(join(root, faq), '---\nquestion: Where?\n---\nHere.');
  await eventually(() => expect(sent).toContainEqual({ type: 'full-reload' }));
  expect(await (await get('/api/faqs')).text()).toContain('Where?');
});

test('a fault during development is shown in the terminal and the overlay until it is fixed', async () => {
  const { root, get, sent, lines } = await develop();
  writeFileSync(join(root, faq), 'Who?');
  const message = `The content has 1 fault:\n${faq}: expected fields between two lines of --- at the start, found no such lines`;
  // A busy machine reports one edit as two, and each is compiled.
  await eventually(() => expect(sent.at(-1)).toMatchObject({ type: 'error', err: { message } }));
  expect(lines).toContain(message);
  const response = await get('/api/settings');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message });
  // The watcher drops an edit that follows another within 50 ms.
  await eventually(() => {
    writeFileSync(join(root, faq), site[faq]);
    expect(sent).toContainEqual({ type: 'full-reload' });
  }, 500);
  expect((await get('/api/settings')).status).toBe(200);
});

test('missing content is a 404 during development, and never the page', async () => {
  const { get } = await develop();
  expect((await get('/api/nothing')).status).toBe(404);
  expect((await get('/files/faqs/old.pdf')).status).toBe(404);
  expect(await (await get('/vacancies')).text()).toContain('<script');
});

test('the resources of the routes are loaded once each, without the pages', async () => {
  const root = makeProject({
    'src/pages/home/home.tsx': 'throw new Error("a page was loaded");',
    'src/schemas.ts': `export const faqs = { name: 'faqs' }; export const itbs = { name: 'itbs' };`,
    'src/routes.tsx': `
      import { faqs, itbs } from './schemas';
      const page = () => import('./pages/home');
      export const routes = [{ page, reads: [itbs] }, { page, reads: [] }, { page, reads: [faqs, itbs] }];`,
  });
  expect(await loadResources(root)).toEqual([{ name: 'itbs' }, { name: 'faqs' }]);
});

test('a build takes the content of the folder that SITE names, wherever it is', async () => {
  const other = makeProject({
    'our-site/faqs/01-who.md': '---\nquestion: Who else?\n---\n[We](we.pdf).',
    'our-site/faqs/we.pdf': pdf,
  });
  vi.stubEnv('SITE', join(other, 'our-site'));
  const { root, config, lines } = project();
  await build(config);
  expect(readFileSync(join(root, 'dist/api/faqs.json'), 'utf8')).toContain('Who else?');
  expect(readFileSync(join(root, 'dist/files/faqs/we.pdf'))).toEqual(pdf);
  expect(lines).toEqual([`${other}/our-site: lists without a folder of their name are empty: settings`]);
});
