import { expect, it } from 'vitest';
import { openScope } from '../worker-scope';
import { fetchExact } from '../../../sw/version/fetch-exact';
import type { VersionFile } from '../../../sw/version/version-files';
import { startStallTimer } from '../../../sw/network/stall-timeout';
import { half, redirect, send, startServer } from '../server';
import { integrityOf, portal, versionOf, writeInto } from '../version';

const content = "start('one')";
const good = send('text/javascript; charset=utf-8', content);

async function setUp(name = 'start-one.js') {
  writeInto(versionOf('one'));
  const server = await startServer(good);
  openScope(server.origin);
  const url = `${server.origin}/assets/${name}`;
  const file: VersionFile = { url, key: url, integrity: integrityOf(content) };
  const fetchIt = async () => {
    const watch = startStallTimer();
    return fetchExact(file, watch).finally(watch.stop);
  };
  return { server, fetchIt };
}

it('a file with the bytes of the build is accepted', async () => {
  const { server, fetchIt } = await setUp();
  const { response, flaw } = await fetchIt();
  expect(flaw).toBeUndefined();
  expect(await response.text()).toBe(content);
  expect(server.asked).toHaveLength(1);
});

it.each([
  ['a captive portal page', send('text/html', portal), /content type "text\/html"/],
  ['a captive portal page with the type of a script', send('text/javascript', portal), /other content/],
  ['a redirect to a captive portal page', redirect(send('text/html', portal)), /redirected/],
  ['a redirect to the very file', redirect(good), /redirected/],
  ['the file with another type', send('text/plain', content), /content type "text\/plain"/],
  ['the file of another version', send('text/javascript', "start('two')"), /other content/],
  ['the file with an advertisement', send('text/javascript', `${content};ads()`), /other content/],
  ['an empty response', send('text/javascript', ''), /other content/],
  ['a partial response', send('text/javascript', content, 206), /status 206/],
])('%s is rejected, and requested once more past the HTTP cache', async (_what, answer, flaw) => {
  const { server, fetchIt } = await setUp();
  server.answer = answer;
  const arrival = await fetchIt();
  expect(arrival.flaw).toMatch(flaw);
  expect(arrival.response.type).toBe('error');
  expect(server.asked.filter((path) => path.startsWith('/assets/'))).toHaveLength(2);
});

it('the second response is accepted', async () => {
  const { server, fetchIt } = await setUp();
  server.answer = (response, request) => {
    server.answer = good;
    send('text/html', portal)(response, request);
  };
  expect((await fetchIt()).flaw).toBeUndefined();
});

it('an error response of the server is passed on, so that the page sees it', async () => {
  const { server, fetchIt } = await setUp();
  server.answer = send('text/plain', 'Not found', 404);
  const { response, flaw } = await fetchIt();
  expect([response.status, flaw]).toEqual([404, 'status 404']);
  expect(server.asked).toHaveLength(1);
});

it('a failed transfer is rejected', async () => {
  const { server, fetchIt } = await setUp();
  server.answer = half('text/javascript', content);
  const { response, flaw } = await fetchIt();
  expect(response.type).toBe('error');
  expect(flaw).toBeDefined();
});

it('a file served as application/octet-stream is accepted by its hash', async () => {
  const { server, fetchIt } = await setUp('openjpeg-1a2b3c4d.wasm');
  server.answer = send('application/octet-stream', content);
  expect((await fetchIt()).flaw).toBeUndefined();
});
