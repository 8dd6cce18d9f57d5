import { expect, it } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { apacheConfiguration } from '../../../vite/host/apache.ts';
import { caddyConfiguration } from '../../../vite/host/caddy.ts';
import { netlifyHeaders } from '../../../vite/host/netlify.ts';
import { nginxConfiguration } from '../../../vite/host/nginx.ts';
import { hostRules } from '../../../vite/host/rules.ts';
import { serveSample } from './sample-site.ts';

const rules = hostRules(
  readBuildVariables({ VITE_LANGUAGES: 'en en-XB', VITE_SITE_URL: 'https://example.org' }),
);

it('an unknown page gets the app in the language of its address, with status 404', async () => {
  const site = await serveSample(rules, {
    'xb.html': 'Home in another language',
    'xb/vacancies.html': 'Vacancies in another language',
    'xb/404.html': 'Unknown in another language',
  });
  const ask = async (path: string) => {
    const { status, body } = await site.ask(path);
    return [status, String(body)];
  };
  expect(await ask('/xb')).toEqual([200, 'Home in another language']);
  expect(await ask('/xb/vacancies')).toEqual([200, 'Vacancies in another language']);
  expect(await ask('/xb/nothing')).toEqual([404, 'Unknown in another language']);
  expect((await ask('/nothing'))[1]).toContain('Shell of an unknown page');
  expect((await ask('/xb/nothing.png'))[1]).toBe('Not found\n');
  expect((await site.ask('/xb/')).headers.location).toBe('/xb');
  await site.close();
});

it('every host knows these pages', () => {
  expect(apacheConfiguration(rules)).toContain('m#^/xb/#">\n  ErrorDocument 404 /xb/404.html\n</If>');
  expect(nginxConfiguration(rules)).toMatch(/location \/xb\/ \{\n\s+error_page 404 \/xb\/404\.html;/);
  expect(caddyConfiguration(rules)).toMatch(
    /path \/xb\/\*[^]*rewrite \* \/xb\/404\.html[^]*rewrite \* \/404\.html/,
  );
});

it('the feeds of every language are revalidated', () =>
  expect(netlifyHeaders(rules)).toMatch(/^\/xb\/vacancies\.atom\n {2}Cache-Control: no-cache/m));
