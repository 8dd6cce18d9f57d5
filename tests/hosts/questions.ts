import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { feedAddresses } from '../../src/server/feed-list';
import type { HostRules } from '../../vite/host/rules';
import type { Expected } from './examine';
import { redirects } from './redirects';

const html = /^text\/html\b/;
const js = /^(text|application)\/javascript\b/;
const json = /^application\/json\b/;
const plain = /^(?!text\/html).*|^text\/html\b/;
const shellMark = 'id="root"';

/** The paths of files of the build that the questions name. */
export function readSite(dist: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length).replaceAll('\\', '/'))
    .sort();
  const find = (pattern: RegExp): string => {
    const found = files.find((file) => pattern.test(file));
    if (!found) throw new Error(`The build has no file ${String(pattern)}.`);
    return found;
  };
  const project = find(/^\/project-details\/[^/]+\.html$/).replace(/\.html$/, '');
  return {
    script: find(/^\/assets\/index-[^/]+\.js$/),
    wasm: find(/^\/assets\/.+\.wasm$/),
    avif: find(/^\/files\/.+\.avif$/),
    pdf: find(/^\/files\/.+\.pdf$/),
    docx: find(/^\/files\/.+\.docx$/),
    preview: find(/^\/assets\/preview-[^/]+\.jpg$/),
    project,
    projectApi: project.replace('/project-details/', '/api/projects/'),
  };
}

type Site = ReturnType<typeof readSite>;

/** The questions to a host that sends these encodings, best first. */
export function questionsFor(site: Site, rules: HostRules, encodings: readonly string[]): Expected[] {
  return [
    ...pages(site, rules, encodings),
    ...files(site, rules, encodings),
    ...redirects(site, rules),
    ...editor(rules),
    ...missing(rules),
    ...ranges(site),
    ...refused(),
  ];
}

const cacheOf = (rules: HostRules, pattern: string): string =>
  rules.cache.find((rule) => rule.pattern === pattern)?.value ?? rules.otherCache;

function pages(site: Site, { otherCache: cache }: HostRules, encodings: readonly string[]): Expected[] {
  const page = { status: 200, type: html, cache, varies: true };
  const addresses = ['/', '/vacancies', '/vacancies?open=1', '/frequently-asked-questions', site.project];
  const compressed = ['/', '/vacancies'].flatMap((path) =>
    encodings.map((encoding) => ({
      ...page,
      path,
      headers: { 'accept-encoding': encoding },
      encoding,
    })),
  );
  const [best = ''] = encodings;
  return [
    ...addresses.map((path) => ({ ...page, path, encoding: '', contains: shellMark })),
    ...compressed,
    { ...page, path: '/vacancies', headers: { 'accept-encoding': 'gzip, deflate, br' }, encoding: best },
    { ...page, path: '/vacancies', headers: { 'accept-encoding': 'deflate' }, encoding: '' },
    { ...page, path: '/vacancies', method: 'HEAD', length: 0 },
    { ...page, path: '/', method: 'HEAD', length: 0 },
  ];
}

function files(site: Site, rules: HostRules, encodings: readonly string[]): Expected[] {
  const cache = rules.otherCache;
  const year = cacheOf(rules, '/assets/*');
  const day = cacheOf(rules, '/app-icons/*');
  const api = { status: 200, type: json, cache, varies: true };
  const script = { status: 200, type: js, varies: true };
  return [
    ...[
      '/api/vacancies',
      '/api/vacancies?fresh=1',
      '/api/projects',
      '/api/projects?page=2',
      site.projectApi,
    ].map((path) => ({ ...api, path })),
    { ...api, path: '/api/vacancies.json' },
    ...encodings.map((encoding) => ({
      ...api,
      path: '/api/vacancies',
      headers: { 'accept-encoding': encoding },
      encoding,
    })),
    { ...script, path: site.script, cache: year, encoding: '' },
    { ...script, path: `${site.script}?v=1`, cache: year },
    ...encodings.map((encoding) => ({
      ...script,
      path: site.script,
      cache: year,
      headers: { 'accept-encoding': encoding },
      encoding,
    })),
    { path: site.wasm, status: 200, type: /^application\/wasm$/, cache: year },
    { ...script, path: '/sw.js', cache },
    ...encodings.map((encoding) => ({
      ...script,
      path: '/sw.js',
      cache,
      headers: { 'accept-encoding': encoding },
      encoding,
    })),
    { path: '/manifest.webmanifest', status: 200, type: /^application\/manifest\+json\b/, cache },
    ...feedAddresses.map((path) => ({
      path,
      status: 200,
      type: path.endsWith('.ics') ? /^text\/calendar; ?charset=utf-8$/i : /^application\/atom\+xml\b/,
      cache,
      varies: true,
    })),
    ...encodings.map((encoding) => ({
      path: feedAddresses.find((path) => path.endsWith('.ics'))!,
      status: 200,
      type: /^text\/calendar; ?charset=utf-8$/i,
      headers: { 'accept-encoding': encoding },
      encoding,
    })),
    { path: site.preview, status: 200, type: /^image\/jpeg$/, cache: year, encoding: '' },
    { path: '/reader.json', status: 200, type: json, cache },
    { path: '/lists.json', status: 200, type: json, cache, varies: true },
    { path: '/pages.json', status: 200, type: json, cache, varies: true },
    { path: '/robots.txt', status: 200, type: /^text\/plain\b/, cache },
    { path: '/licences.txt', status: 200, type: /^text\/plain\b/, cache, varies: true },
    { path: '/favicon.svg', status: 200, type: /^image\/svg\+xml\b/, cache },
    { path: '/favicon.ico', status: 200, type: /^image\/x-icon$/, cache },
    { path: '/app-icons/icon-192.png', status: 200, type: /^image\/png$/, cache: day, encoding: '' },
    { path: site.pdf, status: 200, type: /^application\/pdf$/, cache, encoding: '', contains: '%PDF' },
    { path: site.pdf, method: 'HEAD', status: 200, length: 0 },
    { path: site.docx, status: 200, type: /^application\/vnd\.openxml/, cache, isSandboxed: true },
    { path: site.avif, status: 200, type: /^image\/avif$/, cache, isSandboxed: true },
  ];
}

/** What stands for the files of the editor. */
export const editorFiles: Readonly<Record<string, string>> = {
  'admin.html': '<!doctype html><title>Editor</title>',
  'admin/report.html': '<!doctype html><title>Report</title>',
  'admin/editor.js': 'edit();',
  'admin/preview/fa.html': '<!doctype html><title>Preview</title>',
};

function editor({ otherCache: cache }: HostRules): Expected[] {
  const isEditor = true;
  return [
    { path: '/admin', status: 200, type: html, cache, contains: 'Editor', isEditor },
    { path: '/admin/report', status: 200, type: html, cache, contains: 'Report', isEditor },
    { path: '/admin/editor.js', status: 200, type: js, cache, isEditor },
    { path: '/admin/preview/fa', status: 200, type: html, cache, contains: 'Preview', isEditor },
    { path: '/admin/', status: 308, location: '/admin', cache, isEditor },
    { path: '/admin/report.html', status: 308, location: '/admin/report', cache, isEditor },
    { path: '/admin/gone.js', status: 404, type: plain, cache, lacks: shellMark, isEditor },
    { path: '/administration', status: 404, type: html, cache, contains: shellMark },
  ];
}

function missing({ otherCache: cache }: HostRules): Expected[] {
  const app = { status: 404, type: html, cache, contains: shellMark };
  const file = { status: 404, type: plain, cache, lacks: shellMark };
  return [
    ...['/nothing', '/people/none', '/assets', '/project-details', '/files'].map((path) => ({
      ...app,
      path,
    })),
    { ...app, path: '/nothing', headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip', contains: '' },
    ...[
      '/assets/gone.js',
      '/api/nothing',
      '/files/gone.pdf',
      '/files/gone',
      '/app-icons/gone',
      '/gone.png',
      '/gone.html',
    ].map((path) => ({ ...file, path, isSandboxed: path.startsWith('/files/') && !path.endsWith('.pdf') })),
    ...['/.htaccess', '/.git/config', '/_headers', '/_redirects', '/files/.draft.pdf'].map((path) => ({
      path,
      status: [403, 404],
      cache,
      lacks: 'X-Frame-Options',
    })),
  ];
}

function ranges({ pdf, script }: Site): Expected[] {
  const part = { path: pdf, status: 206, type: /^application\/pdf$/ };
  return [
    { ...part, headers: { range: 'bytes=0-99' }, length: 100, range: /^bytes 0-99\/\d+$/ },
    { ...part, headers: { range: 'bytes=-50' }, length: 50, range: /^bytes \d+-\d+\/\d+$/ },
    { ...part, headers: { range: 'bytes=100-' }, range: /^bytes 100-\d+\/\d+$/ },
    { path: pdf, headers: { range: 'bytes=999999999-' }, status: 416 },
    { path: script, headers: { range: 'bytes=999999999-' }, status: 416 },
    { path: pdf, headers: { range: 'bytes=0-99', 'if-range': '"other"' }, status: 200 },
    { path: pdf, headers: { range: 'lines=1-2' }, status: [200, 416] },
  ];
}

/** Requests that may be refused in several ways, but never answered with a file from outside. */
function refused(): Expected[] {
  const status = [400, 403, 404, 405, 501];
  const lacks = 'root:';
  return [
    ...[
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/a/..%2f..%2f..%2fetc%2fpasswd',
    ].map((path) => ({ path, status, lacks, isMalformed: true })),
    { path: '/a%00b', status, isMalformed: true },
    { path: '/%', status: 400, isMalformed: true },
    { path: '/%zz', status: 400, isMalformed: true },
    { path: '/forms', method: 'POST', status: [404, 405, 501] },
    { path: '/vacancies', method: 'PUT', status: [404, 405, 501] },
    { path: '/vacancies', method: 'DELETE', status: [404, 405, 501] },
  ];
}
