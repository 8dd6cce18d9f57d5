import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { messages, ofThePage, readSources } from '../../vite/messages';
import { loadCatalogue } from '../../vite/messages/load';
import { english, languageOf, languages, pseudo } from '../../vite/messages/languages';
import { findUnusedMessages } from '../../vite/messages/unused';

it.each([...languages, pseudo].map(({ tag }) => tag))('the catalogue of %s is whole', (tag) => {
  const { subjects } = loadCatalogue(languageOf(tag));
  expect(Object.keys(subjects)).toEqual(Object.keys(loadCatalogue(english).subjects));
});

it('a catalogue is read once while the files of all stay the same', () =>
  expect(loadCatalogue(english)).toBe(loadCatalogue(english)));

it('every message is used', async () =>
  expect(findUnusedMessages(ofThePage(loadCatalogue(english)), await readSources())).toEqual([]));

it('a language that nobody knows is refused', () =>
  expect(() => languageOf('xx')).toThrow('“xx” is no language of vite/messages/languages.ts.'));

it('while developing, a language of the site has the file of its words, and none of the product', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'words/fr.json'), '{ "carousel": { "next": "Suivant" } }');
  writeFileSync(join(folder, 'main.ts'), "import 'virtual:messages/carousel';");
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [messages([languageOf('fr'), english], { path: folder, label: 'our-site' })],
  });
  onTestFinished(() => server.close());
  // It knows the files of a module that another one imports.
  await server.transformRequest('/main.ts');
  const result = await server.transformRequest('virtual:messages/carousel');
  expect(result?.code).toContain('Suivant');
});

it('a build in the pseudo-language has its messages, its language and its direction', async () => {
  const html =
    '<!doctype html><html lang="en" dir="ltr"><script type="module" src="/main.ts"></script></html>';
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(
    join(folder, 'main.ts'),
    "import { messages } from 'virtual:messages/carousel';\ndocument.title = messages.next;",
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [messages([pseudo])],
    build: {
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).toContain('⟦Ñéẋť');
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<html lang="en-XB" dir="rtl">');
});
