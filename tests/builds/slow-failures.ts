import { json, send } from '../sw/server';
import type { Failure } from './failure';
import { apiWith } from './quick-failures';

const team = 'src/pages/team.tsx';
const addressed = { VITE_SITE_URL: 'https://example.org' };
/** A page that every site has, unlike that of the team, which is off as long as it would be empty. */
const privacy = 'src/pages/privacy/privacy.tsx';
const broken = /(?<=export default function Privacy\(\) \{\n)/;

/** Those that the build finds while it bundles or later. */
export const slowFailures: readonly Failure[] = [
  {
    when: 'a name that a module does not export',
    make: (site) => site.replace(team, '{ TitledSection }', '{ TitledSektion as TitledSection }'),
    ends: /^\[MISSING_EXPORT\] "TitledSektion" is not exported by .*\n.*src\/pages\/team\.tsx:1:10 [^]*$/,
  },
  {
    when: 'a module with a slip of the pen',
    make: (site) => site.replace(team, 'export default', 'exprt default'),
    ends: /^\[builtin:vite-transform\] [^]*src\/pages\/team\.tsx:\d+:\d+ [^]*$/,
  },
  {
    when: 'a former address that leads to no page',
    promises: [
      'a former address is a page, or leads to none',
      'A former address that is a page still, one that leads to another former address, or to none of the pages, stops the build.',
    ],
    make: (site) => site.write('content/former-addresses.yaml', '/jobs: /nowhere\n'),
    ends: /^content\/former-addresses\.yaml: \/jobs: leads to \/nowhere, which is no page of this site\.$/,
  },
  {
    when: 'an inline script',
    promises: ['a page has an inline script'],
    make: (site) => site.replace('index.html', '</head>', '<script>alert(1)</script></head>'),
    ends: /^\/: expected no inline script, found "alert\(1\)"\.$/,
  },
  {
    when: 'a wrong import in what renders the pages',
    promises: ['it does not build, or a page throws'],
    make: (site) =>
      site.write(
        'src/server/prerender.tsx',
        `import './nothing-here';\n${site.read('src/server/prerender.tsx')}`,
      ),
    ends: /^\[UNRESOLVED_IMPORT\] Could not resolve '\.\/nothing-here' in src\/server\/prerender\.tsx\n[^]*$/,
  },
  {
    when: 'a page that throws',
    promises: ['it does not build, or a page throws'],
    make: (site) =>
      site.replace(privacy, broken, "  if (Date.now() > 0) throw new TypeError('so broken');\n"),
    ends: /^\/privacy could not be prerendered\. TypeError: so broken\n {4}at src\/pages\/privacy\/privacy\.tsx:\d+:\d+(\n {4}at .*)*$/,
  },
  {
    when: 'a module that throws when it is loaded',
    promises: ['it does not build, or a page throws'],
    make: (site) =>
      site.write(
        'src/server/odd-deadlines.ts',
        `${site.read('src/server/odd-deadlines.ts')}\nif (Date.now() > 0) throw new Error('at once');\n`,
      ),
    ends: /^at once\n {4}at src\/server\/odd-deadlines\.ts:\d+:\d+[^]*$/,
  },
  {
    when: 'a route whose page is not there',
    promises: ['a page has no chunk'],
    make: (site) => site.replace('src/routes.tsx', "page: 'team'", "page: 'teem'"),
    ends: /^src\/routes\.tsx: \/team has the page "teem": src\/pages\/teem\.tsx is missing, or its folder is not listed [^]*$/,
  },
  {
    when: 'structured data without what is required',
    promises: ['structured data of `content/` lacks what is required', 'a fault in `content/` stops it'],
    make(site) {
      site.write('content/categories/01-news.md', '---\nname: News\nslug: news\n---\n');
      site.write(
        'content/posts/01-fair.md',
        '---\ntitle: Fair\nslug: fair\ndate: 2026-11-01\ncategory: news\neventStart: 2026-11-01 09:00\n---\n\nA fair.',
      );
    },
    env: addressed,
    ends: /^The content has faults:\n.*Event: location\.name: expected a text, from the field eventLocation, found nothing$/,
  },
  {
    when: 'another pdf.js than expected',
    promises: ['pdf.js is put together differently'],
    make(site) {
      const file = `${site.ownPackage('pdfjs-dist')}/legacy/build/pdf.worker.mjs`;
      site.replace(file, /^class XFAFactory /m, 'class XfaFactory ');
    },
    ends: /^node_modules\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs: The XML forms of pdf\.js were not found in its worker: see vite\/pdfjs\.ts\.$/,
  },
  {
    when: 'a pdf.js that reads text differently',
    promises: ['pdf.js reads text differently'],
    make(site) {
      const file = `${site.ownPackage('pdfjs-dist')}/legacy/build/pdf.worker.mjs`;
      site.replace(file, 'const twoLastChars = [" ", " "];', 'const lastChars = [" ", " "];');
    },
    ends: /^(\S+: )?A place in the worker of pdf\.js has changed \(const twoLastChars .*\): see vite\/pdfjs\.ts\.$/,
  },
  {
    when: 'a style sheet',
    promises: ['the site gets a style sheet file'],
    make(site) {
      site.write('src/pages/team.css', 'a { color: red }');
      site.write(team, `import './team.css';\n${site.read(team)}`);
    },
    ends: /^assets\/.*\.css would not be fetched: see vite\/chunks\.ts\.$/,
  },
  {
    when: 'a viewer without one of its files',
    promises: ['one of them is missing'],
    make: (site) => site.replace('src/viewer/pdf.ts', 'wasm/jbig2.wasm?url', 'wasm/openjpeg.wasm?url'),
    ends: /^The build has no file .*jbig2.* for the viewer\.$/,
  },
  {
    when: 'a worker before its shell',
    promises: ['the shell is not written yet'],
    make: (site) => site.replace('vite/pages/write-pages.ts', "'shell.html'", "'later.html'"),
    ends: /^ENOENT: no such file or directory, open 'dist-new\/shell\.html'\n {4}at vite\/worker\.ts:\d+:\d+[^]*$/,
  },
  {
    when: 'a wrong import in the worker',
    make: (site) => site.write('sw/sw.ts', `import './nothing-here';\n${site.read('sw/sw.ts')}`),
    ends: /^\[UNRESOLVED_IMPORT\] Could not resolve '\.\/nothing-here' in sw\/sw\.ts\n.*sw\/sw\.ts:1:8 [^]*$/,
  },
  {
    when: 'a worker that removes itself in several scripts',
    promises: ['it would not be one script'],
    make: (site) =>
      site.write(
        'sw/unregister-worker-sw.ts',
        "void import('./unregister-worker').then((all) => all.unregisterWorker());\nexport const x = new URL('./sw.ts', import.meta.url);\n",
      ),
    ends: /^.+$/s,
  },
  {
    when: 'a header line that is too long',
    promises: ['a header line is too long for Cloudflare'],
    make: () => undefined,
    env: {
      VITE_IMAGE_HOSTS: Array.from({ length: 80 }, (_, index) => `https://images-${index}.example.org`).join(
        ' ',
      ),
    },
    ends: /^A line of _headers must not be longer than 2000 characters, but Content-Security-Policy.* has \d+\.$/,
  },
  {
    when: 'a package without the text of its licence',
    promises: ['a package has no text of its licence'],
    make: (site) => site.remove(`${site.ownPackage('idb-keyval')}/LICENCE`),
    ends: /^idb-keyval .* ships with the site: expected the text of its licence, found none\.$/,
  },
  {
    when: 'an API that fails again and again',
    promises: [
      'If a call still has no answer, the build fails with its address and what came, and `dist/` stays as it was.',
    ],
    make: () => undefined,
    env: () => apiWith({ '/api/vacancies': send('application/json', '{}', 500) }),
    ends: /^http:\/\/.*\/api\/vacancies: expected an answer of JSON with status 200, found status 500\.$/,
  },
  {
    when: 'an API that sends no list',
    make: () => undefined,
    env: () => apiWith({ '/api/vacancies': json({ message: 'Hello' }) }),
    ends: /^http:\/\/.*\/api\/vacancies: expected the envelope of a list$/,
  },
  {
    when: 'a file in the way of a compressed one',
    make(site) {
      site.write('public/long.txt', 'words '.repeat(500));
      site.write('public/long.txt.br/a', '');
    },
    ends: /^EISDIR: [^]*dist-new\/long\.txt\.br'\n {4}at vite\/cache\/files\.ts:\d+:\d+\n {4}at vite\/precompress\.ts:\d+:\d+[^]*$/,
  },
];
