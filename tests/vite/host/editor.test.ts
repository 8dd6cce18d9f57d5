import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables';
import { apacheConfiguration } from '../../../vite/host/apache';
import { caddyConfiguration } from '../../../vite/host/caddy';
import { netlifyHeaders } from '../../../vite/host/netlify';
import { nginxConfiguration } from '../../../vite/host/nginx';
import { headersFor, parseHeaders } from '../../../vite/host/rule-files';
import { editorExpression, hostRules } from '../../../vite/host/rules';
import { nothingDescribed } from '../../../vite/site/description';
import { rules as without, serveSample } from './sample-site';

/** The rules of a site whose editor writes to a repository on this host. */
const rulesFor = (host: string, api = '') =>
  hostRules(
    readBuildVariables(
      { VITE_LANGUAGES: 'en' },
      {
        ...nothingDescribed,
        variables: { SITE_EDITOR_HOST: host, SITE_EDITOR_REPOSITORY: 'a/b', SITE_EDITOR_API: api },
      },
    ),
  );
const rules = rulesFor('gitea', 'https://git.example/api/v1');
const policyName = 'Content-Security-Policy';
const ofSite = rules.security[policyName]!;
const ofEditor = rules.editor[policyName]!;

test('the editor may ask the API of its repository, and nothing else of another origin', () => {
  expect(ofEditor).toContain("connect-src 'self' data: blob: https://git.example;");
  expect(ofEditor.match(/https?:\/\/[^ ;]+/g)).toEqual(['https://git.example', 'https://git.example']);
  expect(rulesFor('github').editor[policyName]).toMatch(/connect-src [^;]* https:\/\/api\.github\.com;/);
});

test('the policy of the site is the same with the editor and without', () => {
  expect(rules.security).toEqual(without.security);
  expect(without.editor).toEqual({});
  const sources = [netlifyHeaders, apacheConfiguration, nginxConfiguration, caddyConfiguration];
  for (const write of sources) expect(write(without)).not.toMatch(/admin|editor/i);
});

test('the editor and its files are told from a page whose name begins the same', () => {
  const expression = new RegExp(editorExpression);
  for (const path of ['/admin', '/admin/', '/admin.html', '/admin.html.br', '/admin/editor.js'])
    expect(path).toMatch(expression);
  for (const path of ['/administration', '/fa/admin', '/admin-report']) expect(path).not.toMatch(expression);
});

describe('each host gives the editor its own policy, and everything else that of the site', () => {
  test('Netlify and Cloudflare Pages', () => {
    const headers = (path: string) => headersFor(parseHeaders(netlifyHeaders(rules)), path);
    for (const path of ['/admin', '/admin/editor.js']) {
      expect(headers(path).get(policyName), path).toBe(ofEditor);
      expect(headers(path).get('X-Frame-Options'), path).toBe('DENY');
    }
    for (const path of ['/', '/administration']) expect(headers(path).get(policyName), path).toBe(ofSite);
  });

  test('Apache, by the last line that matches', () => {
    const text = apacheConfiguration(rules);
    const line = `  Header always set ${policyName} "${ofEditor}" "expr=%{REQUEST_URI} =~ m#${editorExpression}#"\n`;
    expect(text.indexOf(line)).toBeGreaterThan(text.indexOf(ofSite));
  });

  test('nginx', () => {
    const text = nginxConfiguration(rules);
    expect(text).toContain(`  "~^\\d+/admin(?![^/.])" "${ofEditor}";\n`);
  });

  test('Caddy, where no path matches two rules of one header', () => {
    const text = caddyConfiguration(rules);
    expect(text).toContain(`  header @editor {\n    ${policyName} "${ofEditor}"\n`);
    expect(text).toContain(
      "@site expression (!path('/files/*', '/api/*', '/texts/*') || path('*.pdf')) && !path('/admin', '/admin.html', '/admin/*')\n",
    );
  });
});

test('the host sends the editor at its address, with its policy and its files', async () => {
  const site = await serveSample(rules, { 'admin.html': 'editor', 'admin/editor.js': 'edit();' });
  try {
    const page = await site.ask('/admin');
    expect([page.status, page.body.toString()]).toEqual([200, 'editor']);
    expect(page.headers['content-security-policy']).toBe(ofEditor);
    expect((await site.ask('/admin/')).headers.location).toBe('/admin');
    expect((await site.ask('/admin/editor.js')).status).toBe(200);
    expect((await site.ask('/')).headers['content-security-policy']).toBe(ofSite);
  } finally {
    await site.close();
  }
});
