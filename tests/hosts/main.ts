import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { readBuildVariables } from '../../vite/build-variables';
import { writeHostFiles } from '../../vite/host';
import { readMoved } from '../../vite/host/moved';
import { hostRules, type HostRules } from '../../vite/host/rules';
import { buildSite } from '../support/build';
import { projectRoot } from '../support/project';
import { ask, valuesOf } from './ask';
import { type Expected, flawsOf, flawsOfRevalidation } from './examine';
import { travelOffline } from './journey';
import { editorFiles, questionsFor, readSite } from './questions';
import { receiverHost, tryReceiver } from './receiver';
import { formerAddresses } from './redirects';
import { hostKinds, isInstalled, startHost, versionOf, type HostKind, type RunningHost } from './servers';

const usage = 'npm run hosts -- [--no-build] [nginx] [apache] [caddy] [postgresql]';

/** Serves the built site with each installed host. The exit code is 1 if one of them answers otherwise than meant. */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((word) => word !== '--no-build');
  const hosts = names.filter((name) => name !== receiverHost);
  const unknown = hosts.find((name) => !hostKinds.some((kind) => isNamed(kind, name)));
  if (unknown) throw new Error(`There is no host "${unknown}": ${usage}`);
  const receiver = hosts.length === names.length && names.length > 0 ? undefined : tryReceiver();
  const isReceiverGreen = receiver?.isGreen ?? true;
  if (receiver) console.info(receiver.text);
  if (hosts.length === 0 && names.length > 0) return isReceiverGreen ? 0 : 1;
  // Only a build that knows its address has feeds and previews.
  process.env.VITE_SITE_URL ||= 'https://site.example';
  // A site that has left Dari.
  process.env.VITE_LANGUAGES = 'en ps';
  const variables = readBuildVariables(loadEnv('production', projectRoot, 'VITE_'));
  const { languages } = readMoved(projectRoot, variables.siteLanguages);
  const rules = hostRules({ ...variables, editor: repository }, { languages, addresses: formerAddresses });
  if (!args.includes('--no-build')) {
    console.info('Building the site');
    await buildSite({ outDir: dist, env: { VITE_LANGUAGES: process.env.VITE_LANGUAGES } });
  }
  // The sample has no repository to edit.
  await writeEditorFiles(resolve(projectRoot, dist));
  // The table of the content may be empty.
  await writeHostFiles(resolve(projectRoot, dist), rules);
  const lines: string[] = [];
  if (receiver) lines.push(receiver.text);
  let isGreen = isReceiverGreen;
  for (const kind of hostKinds.filter(
    (one) => hosts.length === 0 || hosts.some((name) => isNamed(one, name)),
  )) {
    const line = isInstalled(kind) ? await tryHost(kind, rules) : undefined;
    lines.push(line?.text ?? `${kind.name}: not installed (apt-get install ${kind.package})`);
    isGreen &&= line?.isGreen ?? true;
  }
  for (const line of lines) console.info(line);
  return isGreen ? 0 : 1;
}

const dist = 'dist-served';

const repository = {
  host: 'gitea',
  name: 'office/site',
  branch: 'main',
  api: 'https://git.example/api/v1',
  appId: '',
};

/** Files at the addresses of the editor: only their headers matter here. */
async function writeEditorFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'admin/preview'), { recursive: true });
  for (const [name, text] of Object.entries(editorFiles)) await writeFile(join(folder, name), text);
}

const isNamed = ({ name }: HostKind, word: string) => name.toLowerCase() === word.toLowerCase();

async function tryHost(kind: HostKind, rules: HostRules): Promise<{ text: string; isGreen: boolean }> {
  const title = `${kind.name} ${versionOf(kind)}`;
  let passed = 0;
  let failed = 0;
  const judge = (what: string, flaws: readonly string[]) => {
    if (flaws.length === 0) passed += 1;
    else {
      failed += 1;
      console.info(`${title}: ${what}: ${flaws.join('; ')}`);
    }
  };
  let running: RunningHost;
  try {
    running = await startHost(kind, resolve(projectRoot, dist));
    judge('its configuration', []);
  } catch (error) {
    judge('its configuration', [String(error)]);
    return { text: `${title}: ${passed} passed, ${failed} failed`, isGreen: false };
  }
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await running.stop();
    isRunning = false;
  };
  try {
    await askAll(kind, running, rules, judge);
    judge('an offline journey', await travelOffline(running.url, stop).then(() => [], listError));
  } finally {
    await stop();
  }
  return { text: `${title}: ${passed} passed, ${failed} failed`, isGreen: failed === 0 };
}

const listError = (error: unknown): string[] => [String(error)];

type Judge = (what: string, flaws: readonly string[]) => void;

async function askAll(kind: HostKind, { url, tlsUrl }: RunningHost, rules: HostRules, judge: Judge) {
  const site = readSite(resolve(projectRoot, dist));
  for (const expected of questionsFor(site, rules, kind.encodings)) {
    const asksHeaders = kind.sendsHeadersWithMalformed || !expected.isMalformed;
    const flaws = await ask(url, expected).then(
      (answer) => flawsOf(expected, answer, rules, asksHeaders || answer.status !== 400),
      listError,
    );
    judge(nameOf(expected), flaws);
  }
  for (const path of ['/', '/vacancies', '/api/vacancies', site.script, '/sw.js'])
    for (const encoding of [...kind.encodings, 'identity'])
      judge(
        `${path} again (${encoding})`,
        await flawsOfRevalidation(url, path, encoding, rules).catch(listError),
      );
  judge(`${site.pdf} again`, await flawsOfRevalidation(url, site.pdf, 'identity', rules).catch(listError));
  for (const path of ['/', site.script, '/nothing', '/vacancies/'])
    judge(`${path} over TLS`, await flawsOverTls(tlsUrl, path, rules).catch(listError));
}

const nameOf = ({ method = 'GET', path, headers = {} }: Expected): string =>
  [method, path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(' ');

async function flawsOverTls(url: string, path: string, rules: HostRules): Promise<string[]> {
  const answer = await ask(url, { path });
  return Object.entries(rules.overTls).flatMap(([name, value]) =>
    valuesOf(answer, name).join(' and ') === value
      ? []
      : [`${name} "${valuesOf(answer, name).join(' and ')}"`],
  );
}
