import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort, host } from '../support/ports';
import { waitFor } from '../support/wait-for';
import { type Browser, type Engine, expectRunning, startProgram, versionIn } from './engine';

const program = '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi, which is built in: https://www.w3.org/TR/webdriver-bidi/ */
export const firefox: Engine = {
  name: 'Firefox',
  needs: [[program, 'firefox-esr']],
  version: () => versionIn([program, '--version']),
  keepsProfile: true,
  launch,
};

/** No requests of the browser's own. */
const preferences: Readonly<Record<string, boolean | number | string>> = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

async function launch(profile: string): Promise<Browser> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = await findFreePort();
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const running = startProgram(program, [...args, 'about:blank'], { HOME: profile, MOZ_HEADLESS: '1' });
  try {
    await waitFor(
      'Firefox to listen',
      async () => {
        expectRunning(running, 'Firefox');
        return Promise.resolve(running.output().includes('WebDriver BiDi listening'));
      },
      120_000,
    );
    const bidi = await connect(`ws://${host}:${port}/session`);
    await bidi.send('session.new', { capabilities: {} });
    const { contexts } = (await bidi.send('browsingContext.getTree', {})) as Tree;
    const context = contexts[0]!.context;
    return browserOf(bidi, context, async () => {
      const exited = once(running.child, 'exit');
      await bidi.send('browser.close', {});
      const timer = setTimeout(() => void running.stop(), 30_000);
      await exited;
      clearTimeout(timer);
      await running.stop();
    });
  } catch (error) {
    await running.stop();
    throw error;
  }
}

interface Tree {
  contexts: readonly { context: string }[];
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

function browserOf(bidi: Bidi, first: string, close: () => Promise<void>): Browser {
  let context = first;
  const evaluate = async (expression: string): Promise<unknown> => {
    const evaluated = (await bidi.send('script.evaluate', {
      expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as Evaluated;
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text);
    return (JSON.parse(evaluated.result?.value ?? '{}') as { value?: unknown }).value;
  };
  const click = async (selector: string) => {
    const { nodes } = (await bidi.send('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
    })) as { nodes: readonly { sharedId: string }[] };
    const [node] = nodes;
    if (!node) throw new Error(`No element ${selector}.`);
    await evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    const origin = { type: 'element', element: { sharedId: node.sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await bidi.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  };
  return {
    goto: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate,
    click,
    async type(selector, text) {
      await click(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async renewTab() {
      const old = context;
      ({ context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string });
      await bidi.send('browsingContext.close', { context: old });
    },
    close,
  };
}

interface Bidi {
  send(method: string, params: object): Promise<unknown>;
}

interface Message {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Resolves to a connection that sends one command at a time or several. Each has two minutes. */
async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((done, fail) => {
    socket.onopen = () => done();
    socket.onerror = () => fail(new Error(`Firefox does not answer at ${url}.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.(message);
  };
  let last = 0;
  return {
    send(method, params) {
      const id = (last += 1);
      return new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error(`Firefox did not answer ${method}.`)), 120_000);
        waiting.set(id, ({ type, result, error, message }) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (type === 'error') fail(new Error(`${method}: ${error}: ${message}`));
          else done(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}
