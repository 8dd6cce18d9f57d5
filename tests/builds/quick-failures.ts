import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { json, send, startServer } from '../sw/server';
import type { Failure } from './failure';

type Answer = ReturnType<typeof json>;

/** An API without records, but for the paths that have another answer; the variables of a build that asks it. */
export async function apiWith(answers: Record<string, Answer>): Promise<Record<string, string>> {
  const page = json({ data: [], meta: { current_page: 1, last_page: 1, links: [] } });
  const lists: Record<string, Answer> = { '/api/projects': page, '/api/posts': page, ...answers };
  const { origin } = await startServer((response, request) =>
    (lists[(request.url ?? '').split('?')[0]!] ?? json([]))(response, request),
  );
  return { VITE_API_BASE_URL: origin };
}
const missing = send('application/json', '{}', 404);

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

/** Those that the build finds before it bundles, and those that were seen to hide their cause. */
export const quickFailures: readonly Failure[] = [
  {
    when: 'a wrong import in a page',
    promises: [
      'a build that fails leaves the site of the build before as it was.',
      'Its last lines are its first cause, with file and line',
    ],
    make: (site) =>
      site.write('src/pages/team.tsx', `import './nothing-here';\n${site.read('src/pages/team.tsx')}`),
    ends: /^\[UNRESOLVED_IMPORT\] Could not resolve '\.\/nothing-here' in src\/pages\/team\.tsx\n.*src\/pages\/team\.tsx:1:8 [^]*$/,
  },
  {
    when: 'a list of the content that a page imports, and that is none',
    promises: ['These two lists are part of the app', 'the content has a fault: lists all'],
    make: (site) => site.write('content/publications/publications.json', '[]'),
    ends: /^The content has 3 faults:\n(content\/publications\/publications\.json: .*: expected .*, found nothing\n?){3}$/,
  },
  {
    when: 'a site of another folder that is not there',
    promises: ['A folder that is not there stops the build.', 'there is no such folder'],
    make: () => undefined,
    env: { SITE: './no-such-site' },
    ends: /^SITE must be the folder of a site, but there is no folder "\.\/no-such-site"\.$/,
  },
  {
    when: 'a page that is off and that there is not',
    promises: ['A page or section that is not known stops the build.', 'a page or section is not known'],
    make: (site) =>
      site.write('content/site.yaml', `${site.read('content/site.yaml')}\npages:\n  off: [/nothing]\n`),
    ends: /^content\/site\.yaml:\d+: pages\.off must be some of the pages \/about, [^\n]*, each once, but it is "\/nothing"\.$/,
  },
  {
    when: 'a page of its own at an address of the product',
    promises: ['one has the address of another'],
    make: (site) => site.write('content/pages/team.md', '---\ntitle: Our team\n---\nA text.\n'),
    ends: /^The content has 1 fault:\ncontent\/pages\/team\.md: slug: expected an address that the site does not have already, found "\/team"$/,
  },
  {
    when: 'a page in the menu that there is not',
    promises: ['it names a page that is none'],
    make: (site) =>
      site.write(
        'content/site.yaml',
        `${site.read('content/site.yaml')}\npages:\n  menu: { about: [/nothing] }\n`,
      ),
    ends: /^content\/site\.yaml:6: pages\.menu\.about must be some of the pages \/[^\n]*, but it is "\/nothing" \(a page of your own needs its file first: pages\/nothing\.md\)\.$/,
  },
  {
    when: 'a site that does not say what it is',
    promises: ['A folder without `site.yaml` stops the build, and so does a line of another form'],
    make: (site) => site.remove('content/site.yaml'),
    ends: /^content\/site\.yaml: expected the file that says what the site is, found nothing\.$/,
  },
  {
    when: 'a line of site.yaml of another form',
    promises: [
      'A folder without `site.yaml` stops the build, and so does a line of another form',
      '`site.yaml` has a line of another form',
      'a line of `site.yaml` that a version no longer knows stops the build',
    ],
    make: (site) => site.write('content/site.yaml', 'name: Small\ncolour: red\nmap: Kabul\n'),
    ends: /^content\/site\.yaml:2: colour: expected one of name, .*\.\ncontent\/site\.yaml:3: map: expected fields below it\.$/,
  },
  {
    when: 'colours that cannot be read',
    promises: ['a pair of colours lacks contrast', 'A colour whose text could not be read stops the build'],
    make: (site) => site.write('content/site.yaml', "name: Small\ncolours:\n  main: '#F5D000'\n"),
    ends: /^content\/site\.yaml:3: colours\.main must be a colour that can be read \(#F5D000 on #FAF7F2, .* 4\.5:1; the nearest that passes is darker, '#[\dA-F]{6}'\), but it is "#F5D000"\.$/,
  },
  {
    when: 'a fault in the folder of another site',
    make(site) {
      cpSync(join(site.root, 'content'), join(site.root, 'our-site'), { recursive: true });
      site.replace('our-site/vacancies/01-nurse.md', 'postDate: 2026-11-01', 'postDate: soon');
    },
    env: { SITE: './our-site/' },
    ends: /^The content has 1 fault:\n\.\/our-site\/vacancies\/01-nurse\.md:\d+: postDate: expected .*, found "soon"$/,
  },
  {
    when: 'many faults of the content',
    promises: [
      'A mistake stops it, and the site that was built before',
      'Links to files outside of this folder are refused.',
      'A record has at most 100 kB.',
      'A file such as `13-nurse.md.txt` or `13-nurse.docx` that no record names stops the build',
      'any other stops the build.',
      'that has one of these, or lacks its record, stops the build.',
      'A document is a PDF, an Office or OpenDocument file, RTF, CSV or ZIP of at most 25 MB; no HTML and no SVG.',
    ],
    make(site) {
      const at = (name: string) => `content/vacancies/${name}`;
      site.replace(at('01-nurse.md'), 'postDate: 2026-11-01', 'postDate: soon\nfile: secret.pdf');
      symlinkSync(join(site.root, 'package.json'), join(site.root, at('secret.pdf')));
      site.write(
        at('02-long.md'),
        `---\ntitle: Long\nnumber: V-2\npostDate: 2026-11-01\n---\n\n${'words '.repeat(20_000)}`,
      );
      site.write(
        at('03-page.md'),
        '---\ntitle: Page\nnumber: V-3\npostDate: 2026-11-01\nfile: page.html\n---\n',
      );
      site.write(at('page.html'), '<!doctype html>');
      site.write(at('04-cook.md.txt'), '---\ntitle: Cook\n---\n');
      site.write(at('01-nurse.fa.md'), '---\nnumber: V-1\n---\n');
      site.write(at('09-gone.fa.md'), '---\ntitle: Gone\n---\n');
      site.write(
        'content/posts/01-fair.md',
        '---\ntitle: Fair\nslug: fair\ndate: 2026-11-01\ncategory: none\n---\n\nA fair.',
      );
    },
    env: { VITE_LANGUAGES: 'en fa-AF' },
    ends: /^The content has \d+ faults:\n(content\/.*: expected .*, found .*\n?)+$/,
  },
  {
    when: 'a malformed message',
    promises: [
      'a message is malformed, unused or lacks a plural form',
      'A message that is malformed, that nothing uses',
    ],
    make: (site) => site.replace('src/words/en.json', /"retry": "[^"]*"/, '"retry": "{open"'),
    ends: /^src\/words\/en\.json:\d+, [\w.]+\.retry: is no ICU message: .*$/,
  },
  {
    when: 'a sentence of a site without a plural form',
    promises: ['A plural form that is missing stops the build', 'a sentence of a site lacks a plural form'],
    make: (site) =>
      site.write('content/words/fa.json', '{ "common": {\n  "entries": "{count, plural, other {#}}" } }'),
    ends: /^content\/words\/fa\.json:2, common\.entries: \{count\} lacks the form “one” of fa-AF\.$/,
  },
  {
    when: 'a strict site whose language lacks words',
    promises: ['words that are missing stop the build, with their list', 'one is missing on a strict site'],
    make(site) {
      site.write('content/site.yaml', 'name: Small\nlanguages: [fr]\nstrict: true\n');
      site.write('content/words/fr.json', '{}');
    },
    env: { VITE_LANGUAGES: '' },
    ends: /^content\/words\/fr\.json: (\d+) of \1 messages are missing, and words are to be whole \(strict\):\n( {2}[\w.-]+\n?)+$/,
  },
  {
    when: 'a file of messages that is no JSON',
    make: (site) => site.replace('src/words/fa.json', '"common": {', '"common": {,'),
    ends: /^src\/words\/fa\.json:\d+: expected JSON, found .*$/,
  },
  {
    when: 'a message that nothing uses',
    promises: ['A message that is malformed, that nothing uses'],
    make(site) {
      for (const code of ['en', 'fa', 'ps'])
        site.replace(`src/words/${code}.json`, '"common": {', '"common": {\n    "nobodyUses": "Nobody",');
    },
    ends: /^src\/words\/en\.json:\d+, common\.nobodyUses: is used nowhere in src\.$/,
  },
  {
    when: 'a plural form that is missing',
    promises: ['or that lacks a plural form fails the build'],
    make: (site) => site.replace('src/words/fa.json', /(?<=plural, )one \{[^{}]*\} /, ''),
    ends: /^src\/words\/fa\.json:\d+, [\w.]+: \{\w+\} lacks the form “one” of fa-AF\.$/,
  },
  {
    when: 'translations that are not whole',
    promises: [
      'the build names each that is missing.',
      'missing one fails the build.',
      'A key or placeholder that is missing or superfluous, and a plural form that the language needs or never chooses, fails the build.',
    ],
    make(site) {
      site.replace('src/words/en.json', '"common": {', '"common": {\n    "nobodyUses": "Nobody",');
      site.replace('src/words/fa.json', '"common": {', '"common": {\n    "nobodyHas": "Nobody",');
      site.replace('src/words/ps.json', /(?<=plural, )one \{/, 'few {#} one {');
    },
    ends: /^(?=[^]*src\/words\/fa\.json:\d+, common\.nobodyUses: is missing; )(?=[^]*src\/words\/fa\.json:\d+, common\.nobodyHas: is superfluous; )(?=[^]*src\/words\/ps\.json:\d+, [\w.]+: \{\w+\} has the form “few”, which ps never chooses)[^]*$/,
  },
  {
    when: 'a build variable of another form',
    promises: ['one has another form than expected'],
    make: () => undefined,
    env: { VITE_LANGUAGES: 'xx' },
    ends: /^VITE_LANGUAGES must be some of .*, each once, but it is "xx"\.$/,
  },
  {
    when: 'a day of the build that is none',
    promises: ['`SOURCE_DATE_EPOCH`, in seconds since 1970, sets that day'],
    make: () => undefined,
    env: { SOURCE_DATE_EPOCH: 'tomorrow' },
    ends: /^SOURCE_DATE_EPOCH must be seconds since 1970, but it is "tomorrow"\.$/,
  },
  {
    when: 'a wrong import in the route table',
    make: (site) => site.write('src/routes.tsx', `import './nothing-here';\n${site.read('src/routes.tsx')}`),
    ends: /^Failed to load url \.\/nothing-here .* in src\/routes\.tsx\. Does the file exist\?$/,
  },
  {
    when: 'an API without an answer for a language',
    promises: ['and fails if one has no answer.'],
    make: () => undefined,
    env: async () => ({
      ...(await apiWith({ '/api/fa/settings': missing })),
      VITE_LANGUAGES: 'en fa-AF',
      VITE_API_LANGUAGES: 'path:fa',
    }),
    ends: /^VITE_API_LANGUAGES: http:\/\/.*\/api\/fa\/settings: expected an answer of JSON with status 200, found status 404\. .*$/,
  },
  {
    when: 'a path of the API that answers 404',
    promises: ['a list has no valid answer: names the call'],
    make: () => undefined,
    env: () => apiWith({ '/api/vacancies': missing }),
    ends: /^http:\/\/.*\/api\/vacancies: expected an answer of JSON with status 200, found status 404\.$/,
  },
  {
    when: 'a list of the API whose only record is invalid',
    promises: ['a list has no valid answer: names the call'],
    make: () => undefined,
    env: () => apiWith({ '/api/vacancies': json([{ title: '' }]) }),
    ends: /^http:\/\/.*\/api\/vacancies: no record of the response is valid.*$/,
  },
  {
    when: 'another folder in the place of the site',
    promises: ['the folder holds something else'],
    make(site) {
      mkdirSync(join(site.root, 'www'), { recursive: true });
      writeFileSync(join(site.root, 'www/letters.txt'), 'mine');
    },
    args: ['build', '--outDir', '..'],
    ends: /^The build would replace .*, which holds the project: choose another --outDir\.$/,
  },
  {
    when: 'a preview without a build',
    promises: ['there is no build, or the port is taken'],
    make: () => undefined,
    args: ['preview'],
    ends: /^There is no built site to serve: dist\/404\.html is missing, run "npm run build" first\.$/,
  },
  {
    when: 'a preview on a port that is taken',
    promises: ['there is no build, or the port is taken'],
    make(site) {
      for (const name of ['404.html', '_headers', '_redirects'])
        writeFileSync(join(site.root, 'dist', name), '');
    },
    env: async () => ({ PORT: await takenPort(), HOST: '127.0.0.1' }),
    args: ['preview'],
    ends: /^Port \d+ is already in use: stop what listens there, or set PORT to another one\.$/,
  },
];
