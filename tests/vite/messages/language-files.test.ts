import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { messages } from '../../../vite/messages';
import { LanguageFiles, namesWithWords } from '../../../vite/messages/language-files';
import { siteLanguagesOf, english, pseudo } from '../../../vite/messages/languages';

const chunk = (code: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  code,
  imports,
  dynamicImports,
});

it('a chunk is copied if it holds words or names one that does, whatever the circle', () => {
  const chunks = new Map([
    ['libraries.js', chunk('')],
    ['words.js', chunk('__MESSAGES_OF__("common")', ['libraries.js'])],
    ['page.js', chunk('', ['words.js'])],
    ['entry.js', chunk('', ['libraries.js'], ['page.js'])],
    ['other.js', chunk('', ['libraries.js'])],
  ]);
  expect(namesWithWords(chunks).sort()).toEqual(['entry.js', 'page.js', 'words.js']);
});

/** A small site in English and in the pseudo-language. */
async function buildSite() {
  const folder = mkdtempSync(join(tmpdir(), 'siteLanguages-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'index.html',
    '<!doctype html><html lang="en" dir="ltr"><script type="module" src="/main.ts"></script></html>',
  );
  write('main.ts', "import('./page.ts'); import('./plain.ts');");
  write('plain.ts', 'export const plain = 1;');
  write(
    'page.ts',
    "import { messages } from 'virtual:messages/carousel'; import { language } from 'virtual:messages';" +
      'document.title = messages.next + language.prefix;',
  );
  const siteLanguages = siteLanguagesOf([english, pseudo]);
  const files = new LanguageFiles(siteLanguages);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [messages(siteLanguages), files.write()],
    build: { modulePreload: false, assetsInlineLimit: 0 },
  });
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const names = readdirSync(join(folder, 'dist/assets'));
  const read = (name: string) => readFileSync(join(folder, 'dist/assets', name), 'utf8');
  return { html: [html, files.translate(html, siteLanguages[1]!)], names, read };
}

it(
  'each language has chunks of its own, and all share those without words',
  { timeout: 60_000 },
  async () => {
    const { html, names, read } = await buildSite();
    expect(names.filter((name) => name.startsWith('plain'))).toHaveLength(1);
    const [own, other] = html.map((text) => /src="\/assets\/([^"]+)"/.exec(text)![1]!);
    expect([own, other]).toEqual([
      expect.stringMatching(/^index-[\w-]{8}\.js$/),
      expect.stringMatching(/^index\.xb-[0-9a-f]{8}\.js$/),
    ]);
    const pages = [own!, other!].map((entry) => /page[\w.-]+\.js/.exec(read(entry))![0]);
    expect(read(pages[0]!)).toContain('Next');
    expect(read(pages[1]!)).toContain('⟦Ñéẋť');
    expect(read(pages[1]!)).toContain('"prefix":"/xb"');
    expect(names).toEqual(expect.arrayContaining(pages));
  },
);
