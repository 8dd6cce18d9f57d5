import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { faqs } from '../../../src/schemas/faqs';
import { vacancies } from '../../../src/schemas/vacancies';
import { handleRequest, isOurs } from '../../../vite/content/dev-server';
import { compile, type ProjectFiles } from './project';

const pdf = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
const good = {
  'content/faqs/01-who.md': '---\nquestion: Who?\n---\nWe.',
  'content/vacancies/01-a.yaml': 'number: 1\ntitle: A\npostDate: +0d\nfile: tor a.pdf',
  'content/vacancies/tor a.pdf': pdf,
};

async function serve(files: ProjectFiles): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const content = async () => compile(files, faqs, vacancies);
  const server = createServer((request, response) => void handleRequest(request, response, content));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test.each(['/api/faqs', '/api/faqs?page=1', '/api/faqs.json'])(
  '%s is served from the sources',
  async (path) => {
    const get = await serve(good);
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ data: [{ id: 1, question: 'Who?', response: '<p>We.</p>' }] });
  },
);

test('a document is served byte for byte with its type', async () => {
  const get = await serve(good);
  const response = await get('/files/vacancies/tor%20a.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
});

test('a fresh copy of the client is a 304', async () => {
  const get = await serve(good);
  const etag = (await get('/api/faqs')).headers.get('etag') ?? '';
  const again = await get('/api/faqs', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each(['/api/nothing', '/api/', '/api/faqs/1', '/api/%'])('%s is not found, in JSON', async (path) => {
  const get = await serve(good);
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ message: 'Not Found' });
});

test.each(['/files/vacancies/b.pdf', '/files/vacancies/01-a.yaml', '/files/..%2f..%2fpackage.json'])(
  '%s is not found, in plain text',
  async (path) => {
    const get = await serve(good);
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);

test('write requests are rejected', async () => {
  const get = await serve(good);
  expect((await get('/api/faqs', { method: 'POST' })).status).toBe(405);
});

test('while the content has a fault, every call reports it', async () => {
  const get = await serve({ 'content/faqs/01-who.md': 'Who?' });
  const response = await get('/api/vacancies');
  expect(response.status).toBe(500);
  const { message } = (await response.json()) as { message: string };
  expect(message).toMatch(/^The content has 1 fault:\ncontent\/faqs\/01-who\.md: expected fields/);
});

test('only API calls and files are handled', () => {
  const paths = ['/api/faqs', '/files/a/b.pdf', '/api', '/', '/apis', '/vacancies', '/src/files/a.ts'];
  expect(paths.filter(isOurs)).toEqual(['/api/faqs', '/files/a/b.pdf', '/api']);
});
