import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, host } from '../support/ports';
import { waitFor } from '../support/wait-for';
import { type Browser, type Engine, expectRunning, type Program, startProgram, versionIn } from './engine';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/**
 * WebKitGTK by classic WebDriver: https://www.w3.org/TR/webdriver2/. Its test browser uses a private session
 * under WebDriver, which a new process does not find again.
 */
export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: [
    [driver, 'webkit2gtk-driver'],
    [display, 'xvfb'],
  ],
  version: () => versionIn(['dpkg-query', '-W', '-f', '${Version}', 'webkit2gtk-driver']),
  keepsProfile: false,
  launch,
};

/** The test browser of the package; its folder has the name of the API's version. */
function findMiniBrowser(): string {
  const libraries = ['/usr/lib', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  for (const folder of libraries)
    for (const api of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'])
      if (existsSync(join(folder, api, 'MiniBrowser'))) return join(folder, api, 'MiniBrowser');
  throw new Error('There is no MiniBrowser below /usr/lib.');
}

async function launch(profile: string): Promise<Browser> {
  const programs: Program[] = [];
  const stopAll = async () => {
    for (const program of programs.reverse()) await program.stop();
  };
  try {
    const number = await startDisplay(programs);
    const port = await findFreePort();
    const started = startProgram(driver, [`--port=${port}`, `--host=${host}`], {
      HOME: profile,
      XDG_DATA_HOME: join(profile, 'data'),
      XDG_CACHE_HOME: join(profile, 'cache'),
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    });
    programs.push(started);
    const url = `http://${host}:${port}`;
    await waitFor('WebKitWebDriver to listen', async () => {
      expectRunning(started, 'WebKitWebDriver');
      return fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await command('POST', `${url}/session`, { capabilities })) as {
      sessionId: string;
    };
    return await browserOf(`${url}/session/${sessionId}`, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Starts a screen without a monitor on a free number, which Xvfb prints. */
async function startDisplay(programs: Program[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'];
  const screen = startProgram(display, args, {});
  programs.push(screen);
  await waitFor('Xvfb to start', () => {
    expectRunning(screen, 'Xvfb');
    return Promise.resolve(/^\d+$/m.test(screen.output()));
  });
  return /^\d+$/m.exec(screen.output())![0];
}

async function browserOf(session: string, stopAll: () => Promise<void>): Promise<Browser> {
  const post = (path: string, body: object) => command('POST', session + path, body);
  await post('/timeouts', { script: 120_000, pageLoad: 120_000, implicit: 0 });
  const find = async (selector: string): Promise<string> =>
    Object.values(
      (await post('/element', { using: 'css selector', value: selector })) as object,
    )[0] as string;
  return {
    goto: async (url) => void (await post('/url', { url })),
    async evaluate(expression) {
      const script = `
        const done = arguments[arguments.length - 1];
        (async () => JSON.stringify({ value: await (${expression}) }))().then(done, (error) => done('!' + error));`;
      const text = String(await post('/execute/async', { script, args: [] }));
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return (JSON.parse(text) as { value?: unknown }).value;
    },
    click: async (selector) => void (await post(`/element/${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await post(`/element/${await find(selector)}/value`, { text })),
    async renewTab() {
      const { handle } = (await post('/window/new', { type: 'tab' })) as { handle: string };
      await command('DELETE', `${session}/window`);
      await post('/window', { handle });
    },
    async close() {
      await command('DELETE', session).catch(() => undefined);
      await stopAll();
    },
  };
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(150_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(url).pathname.replace(/^\/session\/[^/]+/, '')}: ${error}: ${message}`);
}
