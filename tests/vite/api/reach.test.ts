import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, createLogger, type InlineConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { apiCalls } from '../../../vite/api/calls';
import { apiReach, findFault } from '../../../vite/api/reach';
import { readBuildVariables } from '../../../vite/build-variables';
import { faqs } from '../../../src/schemas/faqs';
import { vacancies } from '../../../src/schemas/vacancies';
import { replaceDist } from '../../../vite/replace-dist';
import { json, send, startServer } from '../../sw/server';
import { makeProject } from '../content/project';

const ask = () => apiCalls(vi.fn(), { interval: 0, attempt: 2_000, waits: [] });

async function start(answer: ReturnType<typeof json>, env = {}) {
  const server = await startServer(answer);
  const variables = readBuildVariables({ VITE_API_BASE_URL: server.origin, ...env });
  return { server, variables };
}

test('an API that answers with JSON has no fault', async () => {
  const { server, variables } = await start(json([]), { VITE_API_SUFFIX: '.json' });
  expect(await findFault(variables, ask())).toBeUndefined();
  expect(server.asked).toEqual(['/api/settings.json']);
});

test.each([
  ['an error', send('text/html', '', 503), 'found status 503'],
  ['a page', send('text/html', '<html>'), 'found text/html that begins with "<html>"'],
])('%s is named in one sentence, with the variable and the address', async (_name, answer, found) => {
  const { server, variables } = await start(answer);
  expect((await findFault(variables, ask()))?.message).toBe(
    `VITE_API_BASE_URL: ${server.origin}/api/settings: expected an answer of JSON with status 200, ${found}. ` +
      'VITE_API_REQUIRED=false builds the app shell without it.',
  );
});

test.each([
  ['path:fa', '/api/fa/settings'],
  ['query:fa', '/api/settings?lang=fa'],
])('an API must have the languages of VITE_API_LANGUAGES=%s', async (languages, address) => {
  const { server, variables } = await start(json([]), {
    VITE_LANGUAGES: 'en fa-AF ps',
    VITE_API_LANGUAGES: languages,
  });
  expect(await findFault(variables, ask())).toBeUndefined();
  expect(server.asked).toEqual(['/api/settings', address]);
});

test('a language that the API does not have is named in one sentence', async () => {
  const { server, variables } = await start(json([]), {
    VITE_LANGUAGES: 'en fa-AF',
    VITE_API_LANGUAGES: 'path:fa',
  });
  const asked = ask();
  const fault = await findFault(variables, (url) => {
    if (url.includes('/fa/')) server.answer = send('application/json', '{}', 404);
    return asked(url);
  });
  expect(fault?.message).toMatch(
    /^VITE_API_LANGUAGES: http:.*\/api\/fa\/settings: expected an answer of JSON with status 200, found status 404/,
  );
});

/** A build over the site of the day before. */
function project(plugin: ReturnType<typeof apiReach>) {
  const root = makeProject({
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': 'document.title = "A";',
    'dist/index.html': 'the site of yesterday',
  });
  const lines: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => void lines.push(message);
  const config: InlineConfig = { root, configFile: false, customLogger, plugins: [replaceDist(), plugin] };
  const build = async () => (await createBuilder(config, null)).buildApp();
  return { build, lines, dist: join(root, 'dist'), root };
}

test('a build whose API does not answer fails, and leaves the site of the build before', async () => {
  const { server, variables } = await start(json([]));
  await server.stop();
  const { build, dist, root } = project(apiReach({ variables, ask: ask() }));
  await expect(build()).rejects.toThrow(
    /^VITE_API_BASE_URL: http:.*\/api\/settings: expected .*ECONNREFUSED/,
  );
  expect(readdirSync(dist)).toEqual(['index.html']);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the site of yesterday');
  expect(readdirSync(root)).not.toContain('dist-new');
});

test('a list for which the API has no answer fails the build before anything is built, in each language', async () => {
  const { server, variables } = await start(json([]), {
    VITE_LANGUAGES: 'en fa-AF',
    VITE_API_LANGUAGES: 'path:fa',
  });
  const asked = ask();
  const plugin = apiReach({
    variables,
    ask: (url) => {
      if (url.endsWith('/fa/faqs')) server.answer = send('application/json', '{}', 404);
      return asked(url);
    },
    readResources: async () => [vacancies, faqs],
  });
  const { build, root } = project(plugin);
  await expect(build()).rejects.toThrow(
    new RegExp(
      `^${server.origin}/api/fa/faqs: expected an answer of JSON with status 200, found status 404.$`,
    ),
  );
  expect(server.asked.slice(2)).toEqual(['/api/vacancies', '/api/faqs', '/api/fa/vacancies', '/api/fa/faqs']);
  expect(readdirSync(root)).not.toContain('dist-new');
});

test('where the API is not required, it builds with a warning', async () => {
  const { server, variables } = await start(json([]), { VITE_API_REQUIRED: 'false' });
  await server.stop();
  const { build, dist, lines } = project(apiReach({ variables, ask: ask() }));
  await build();
  expect(lines).toEqual([expect.stringMatching(/ECONNREFUSED.*The pages are the app shell alone\.$/)]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<script');
});
