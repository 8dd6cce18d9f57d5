import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { caddyConfiguration } from '../../../vite/host/caddy.ts';
import { hostRules } from '../../../vite/host/rules.ts';
import { findFreePort } from '../../support/ports';
import { waitFor } from '../../support/wait-for';
import { folderOf } from './sample-site.ts';

const program = '/usr/bin/caddy';

/** The site of a build, which Caddy serves as the image does. */
async function serve(receiver: string): Promise<string> {
  const { folder, remove } = await folderOf({
    Caddyfile: `{\n  admin off\n}\n${caddyConfiguration(hostRules(readBuildVariables({})))}`,
    'site/index.html': 'home',
    'site/404.html': 'unknown',
  });
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: { HOME: folder, SITE_ADDRESS: url, SITE_ROOT: join(folder, 'site'), FORMS_RECEIVER: receiver },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await remove();
  });
  await waitFor('Caddy', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

test.runIf(existsSync(program))(
  'Caddy passes messages of forms to the receiver that it is told of, and else to nobody',
  async () => {
    const seen: (string | undefined)[][] = [];
    const server = createServer(({ method, url, headers }, response) => {
      seen.push([method, url, headers['x-forwarded-for'] as string, headers.host]);
      response.writeHead(204, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = await serve(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    const post = (path: string, to = url) =>
      fetch(to + path, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': '9.9.9.9' } });
    const response = await post('/forms');
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([204, 'nosniff']);
    // What the sender claims is gone.
    expect(seen).toEqual([['POST', '/forms', '127.0.0.1', new URL(url).host]]);
    for (const path of ['/push', '/counts']) {
      expect((await post(path)).status).toBe(204);
      expect(seen.pop()?.[1]).toBe(path);
    }
    expect([(await post('/healthz')).status, (await fetch(`${url}/metrics`)).status]).toEqual([405, 404]);
    expect(seen).toHaveLength(1);
    const without = await serve('');
    expect((await post('/forms', without)).status).toBe(405);
  },
  60_000,
);
