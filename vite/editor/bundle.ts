import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import { Licences } from '../licences.ts';
import { formLanguages } from './labels.ts';

const entry = 'virtual:editor';

/** Starts the editor with the configuration that is served beside it, in the first language of the browser that it has. */
const start = `
import CMS from '@sveltia/cms';
import { registerPreviews } from '/src/preview/register.ts';
const codes = ${JSON.stringify(formLanguages)};
const wanted = navigator.languages.map((tag) => tag.replace(/^prs/, 'fa').split('-')[0]);
const code = wanted.find((one) => codes.includes(one)) ?? 'en';
const response = await fetch(code === 'en' ? '/admin/config.json' : \`/admin/config.\${code}.json\`);
if (!response.ok) document.body.textContent = await response.text();
else {
  const { previews, ...config } = await response.json();
  registerPreviews({ ...previews, editor: CMS, createElement: window.h });
  CMS.init({ config });
}`;

/** What no form of ours needs: colours for code, maps, and the optimiser of drawings. */
const unused = /^(@shikijs\/.*|leaflet\/.*|terra-draw.*|svgo\/browser)$/;

/**
 * Bundles the editor with all that it loads, so that nothing comes from another origin: once for each version, in
 * `node_modules/.cache/editor`. Resolves to the folder. A build takes about ten seconds.
 */
export async function bundleEditor(root: string): Promise<string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const lock = read('node_modules/@sveltia/cms/package.json');
  const version = createHash('sha256')
    .update(start)
    .update(['register', 'drafts'].map((name) => read(`src/preview/${name}.ts`)).join())
    .update(JSON.stringify(changes.map(String)))
    .update(lock)
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, 'node_modules/.cache/editor', version);
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  const licences = new Licences();
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: '/admin/',
    plugins: [virtualModules(), licences.collect()],
    build: {
      outDir: draft,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: { editor: entry }, output: { entryFileNames: '[name].js' } },
    },
  });
  await licences.write(draft);
  for (const { name, text } of ofFonts(root))
    appendFileSync(join(draft, 'licences.txt'), `\n${name}\n\n${text}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
}

/** The licences of the fonts, which stand beside them. */
function ofFonts(root: string): { name: string; text: string }[] {
  const folder = join(root, 'node_modules/@sveltia/cms/npm/assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.LICENSE.txt'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * What the package would ask of other origins at its start: fonts, which it has as files too, and whether GitHub or
 * GitLab has a fault. And a fault of its own: it forgot the languages that are switched off when it had checked a form, which then showed
 * neither what is wrong with its fields, nor the fields of such a language.
 */
const changes: readonly (readonly [RegExp, string])[] = [
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''],
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  [
    /https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g,
    'data:application/json,{"result":{"status_overall":{"status_code":100}}}',
  ],
  [
    /([\w$]+)\.validities=([\w$]+),\1\.validationMessages=([\w$]+)/g,
    '[$2,$3].forEach(all=>Object.keys($1.currentLocales).forEach(code=>all[code]??={})),$1.validities=$2,$1.validationMessages=$3',
  ],
];

function withChanges(code: string): string {
  for (const [pattern] of changes)
    if (code.search(pattern) < 0)
      throw new BuildError(`@sveltia/cms is put together differently: it has no ${pattern.source}.`);
  return changes.reduce((text, [pattern, own]) => text.replace(pattern, own), code);
}

const empty = '\0editor-unused';

const virtualModules = (): Plugin => ({
  name: 'editor-modules',
  enforce: 'pre',
  resolveId: (id) => (unused.test(id) ? empty : id === entry ? `\0${id}` : undefined),
  load: (id) => (id === `\0${entry}` ? start : id === empty ? 'export {};' : undefined),
  transform: {
    filter: { id: /\/@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) => ({ code: withChanges(code), map: null }),
  },
});
