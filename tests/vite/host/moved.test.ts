import { expect, it } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { apacheConfiguration } from '../../../vite/host/apache.ts';
import { caddyConfiguration } from '../../../vite/host/caddy.ts';
import { nginxConfiguration } from '../../../vite/host/nginx.ts';
import { hostRules, leftExpression } from '../../../vite/host/rules.ts';
import { checkMoved, movedFile, readMoved } from '../../../vite/host/moved.ts';
import { folderOf, serveSample } from './sample-site.ts';

const variables = readBuildVariables({ VITE_LANGUAGES: 'en' });
const table = '/jobs: /vacancies\n/old/page: /\n';

async function siteWith(text: string) {
  const { folder, remove } = await folderOf({ [`content/${movedFile}`]: text });
  const moved = readMoved(folder, variables.siteLanguages);
  await remove();
  return moved;
}

it('a language that the site does not have leads to the same page in the first one, on the host', async () => {
  const site = await serveSample(hostRules(variables, await siteWith(table)));
  const ask = async (path: string) => {
    const { status, headers } = await site.ask(path);
    return [status, headers.location, headers['cache-control']];
  };
  expect(await ask('/fa/vacancies')).toEqual([302, '/vacancies#left=fa', 'no-cache']);
  expect(await ask('/ps')).toEqual([302, '/#left=ps', 'no-cache']);
  expect(await ask('/fa?source=home')).toEqual([302, '/?source=home#left=fa', 'no-cache']);
  expect(await ask('/fa/read?file=%2Ffiles%2Fa.pdf')).toEqual([
    ...[302, '/read?file=%2Ffiles%2Fa.pdf#left=fa', 'no-cache'],
  ]);
  expect(await ask('/jobs?q=nurse')).toEqual([301, '/vacancies?q=nurse', 'no-cache']);
  expect(await ask('/farm')).toEqual([404, undefined, 'no-cache']);
  await site.close();
});

it('a language of the site alone has no addresses of its own where it is the first', async () => {
  const { folder, remove } = await folderOf({});
  const { siteLanguages } = readBuildVariables({ VITE_LANGUAGES: 'fr en' });
  expect(readMoved(folder, siteLanguages).languages).toEqual({ fa: true, ps: true, fr: false });
  await remove();
});

it('a former address that ends in .html is led on, as it stands in the link and without its ending', async () => {
  const { addresses } = await siteWith('/old/jobs.html: /vacancies\n');
  expect(addresses).toEqual({ '/old/jobs.html': '/vacancies', '/old/jobs': '/vacancies' });
  const site = await serveSample(hostRules(variables, { languages: {}, addresses }));
  for (const path of ['/old/jobs.html?q=nurse', '/old/jobs?q=nurse'])
    expect((await site.ask(path)).headers.location).toBe('/vacancies?q=nurse');
  await site.close();
});

it('a former address that ends in .html leads to no other one', async () => {
  await expect(siteWith('/a: /b\n/b.html: /vacancies\n')).rejects.toThrow(
    '/b, which is a former address itself',
  );
  await expect(siteWith('/index.php: /vacancies\n')).rejects.toThrow(
    'expected the address of a page, such as',
  );
});

it('English at a prefix leads to its own page without a word, where it is the first language', async () => {
  const site = await serveSample(hostRules(variables, await siteWith('')));
  expect((await site.ask('/en/vacancies')).headers.location).toBe('/vacancies');
  await site.close();
});

it('the pattern of the other hosts never leads to another host', () => {
  const pattern = new RegExp(leftExpression('fa'));
  const rest = (address: string) => pattern.exec(address)?.slice(1).join('') ?? undefined;
  expect(rest('/fa')).toBe('');
  expect(rest('/fa/vacancies?q=a')).toBe('vacancies?q=a');
  expect(rest('/fa//evil.example')).toBe('evil.example');
  expect(rest('/fa/\\evil.example')).toBeUndefined();
  expect(rest('/farm')).toBeUndefined();
});

it('every host knows what has moved', async () => {
  const rules = hostRules(variables, await siteWith(table));
  expect(apacheConfiguration(rules)).toContain('RewriteRule ^ /%1?%{QUERY_STRING}#left=fa [R=302,L,NE]');
  expect(apacheConfiguration(rules)).toContain('RewriteRule ^ /%1#left=fa [R=302,L,NE]');
  expect(apacheConfiguration(rules)).toContain('RewriteRule ^jobs$ /vacancies [R=301,L]');
  expect(nginxConfiguration(rules)).toContain('return 302 "/$1$2#left=fa";');
  expect(nginxConfiguration(rules)).toContain('location = /jobs {\n    return 301 /vacancies$is_args$args;');
  expect(caddyConfiguration(rules)).toContain('redir @left_fa "/{re.left_fa.1}{re.left_fa.2}#left=fa" 302');
  expect(caddyConfiguration(rules)).toMatch(
    / \^\/\+jobs\(.+\n\s+redir @moved0 \/vacancies\{re\.moved0\.1\} 301/,
  );
});

it('a former address leads on in each language of the site', async () => {
  const inTwo = readBuildVariables({ VITE_LANGUAGES: 'en fa-AF' });
  const { folder, remove } = await folderOf({ [`content/${movedFile}`]: table });
  const rules = hostRules(inTwo, readMoved(folder, inTwo.siteLanguages));
  await remove();
  expect(rules.moved).toContainEqual({ from: '/fa/jobs', to: '/fa/vacancies' });
  expect(rules.moved).toContainEqual({ from: '/fa/old/page', to: '/fa' });
  expect(rules.left.map(({ code }) => code)).toEqual(['en', 'ps']);
});

it.each([
  ['- /jobs', ': expected lines such as'],
  ['/jobs: a: b', ":1: expected quotes around a value with a colon: /jobs: 'a: b'"],
  ['/jobs: /a\n/jobs: /b', ':2: expected each field once, found /jobs: /b.'],
  ['jobs: /vacancies', ':1: jobs: expected the address of a page, such as "/jobs"'],
  ['/jobs/: /vacancies', ':1: /jobs/: expected the address of a page'],
  ['/jobs: https://example.org', ':1: /jobs: expected the address of a page, found "https://example.org"'],
  ['/jobs: 5', ':1: /jobs: expected the address of a page, found "5"'],
  ['/a: /b\n/b: /c', ':1: /a: leads to /b, which is a former address itself'],
])('a table with the line %j fails the build', async (text, message) => {
  await expect(siteWith(text)).rejects.toThrow(`content/${movedFile}${message}`);
});

it('a former address that is a page, or that leads to none, fails the build', async () => {
  const { folder, remove } = await folderOf({
    'vacancies.html': '',
    'index.html': '',
    'vacancies/nlo-1.html': '',
  });
  const check = (addresses: Record<string, string>) => () =>
    checkMoved(folder, { languages: {}, addresses }, { label: '../our-site' });
  expect(check({ '/jobs': '/vacancies', '/old': '/', '/jobs/1': '/vacancies/nlo-9' })).not.toThrow();
  expect(check({ '/vacancies': '/' })).toThrow(
    '../our-site/former-addresses.yaml: /vacancies: is the address of a page of this site',
  );
  expect(check({ '/jobs': '/vacancie' })).toThrow('/jobs: leads to /vacancie, which is no page of this site');
  await remove();
});
