import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { netlifyHeaders, netlifyRedirects } from '../../../vite/host/netlify.ts';
import { hostHandler } from '../../../vite/host/handler.ts';
import { hostRules } from '../../../vite/host/rules.ts';
import { precompressFolder } from '../../../vite/precompress.ts';

export const rules = hostRules(readBuildVariables({ VITE_LANGUAGES: 'en' }));

/** A temporary folder with these files, and a function that deletes it. */
export async function folderOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2000, 7)]);

/** A small built site, with precompressed files unless these are still being made, and a server for it. */
export async function serveSample(own = rules, more: Record<string, string> = {}, isCompressing = false) {
  const { folder, remove } = await folderOf({
    _headers: netlifyHeaders(own),
    _redirects: netlifyRedirects(own),
    '.htaccess': 'secret',
    'index.html': page('Home'),
    'vacancies.html': page('Vacancies'),
    'shell.html': page('Shell'),
    '404.html': page('Shell of an unknown page'),
    'sw.js': `// ${'worker '.repeat(100)}`,
    'manifest.webmanifest': '{}',
    'assets/page.html': page('Page'),
    'assets/index-abc.js': `// ${'code '.repeat(200)}`,
    'app-icons/icon.png': 'png',
    'api/vacancies.json': JSON.stringify([{ title: 'Driver' }]),
    'api/projects.json': '{"data":[]}',
    'api/projects/water.json': '{"data":{"id":1}}',
    'files/tor.pdf': pdf,
    'files/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'files/page.html': page('Page'),
    'files/.draft.pdf': 'draft',
    ...more,
  });
  if (!isCompressing) await precompressFolder(folder);
  const handler = hostHandler(folder, { isCompressing });
  const server = createServer((incoming, response) =>
    handler(incoming, response, (error) => response.writeHead(500).end(String(error))),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(port, path, headers, method),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await remove();
    },
  };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request with the path exactly as given: `fetch` would normalise it and decode the response. */
function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${'text '.repeat(200)}</body></html>`;
