import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildVariables } from '../vite/build-variables';
import { caddyConfiguration } from '../vite/host/caddy';
import { hostRules } from '../vite/host/rules';
import { projectRoot } from './support/project';

const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** The instructions, without comments: `['COPY', '--from=build /site/dist /srv']`. */
const instructions = textOf('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ (.*)/).slice(0, 2) as [string, string]);

const copies = instructions.flatMap(([name, rest]) => (name === 'COPY' ? [rest.split(' ')] : []));

test('the image is built from files that exist', () => {
  const sources = copies.filter(([first]) => !first!.startsWith('--')).flatMap((words) => words.slice(0, -1));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('it is built with the command of README, on a Node that the project supports', () => {
  const commands = instructions.flatMap(([name, rest]) => (name === 'RUN' ? [rest] : []));
  expect(commands).toEqual(['npm ci --ignore-scripts', 'npm run build']);
  const [, node] = /^node:(\d+)-slim AS build$/.exec(instructions[0]![1]) ?? [];
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  expect(engines.node).toContain(`^${node}.`);
});

test('it serves what the build writes, with the Caddyfile of the build', () => {
  const made = copies.filter(([first]) => first === '--from=build').map(([, from, to]) => [from, to]);
  expect(made).toEqual([
    ['/site/dist-hosts/Caddyfile', '/etc/caddy/Caddyfile'],
    ['/site/dist', '/srv'],
  ]);
  expect(textOf('vite/host.ts')).toContain('Caddyfile: caddyConfiguration(rules)');
});

test('its address and its folder reach the Caddyfile by the environment', () => {
  const [, environment = ''] = instructions.find(([name]) => name === 'ENV') ?? [];
  const set = environment.split(' ').map((word) => word.split('=')[0]!);
  const used = caddyConfiguration(hostRules(readBuildVariables({}))).match(/(?<=\{\$)[A-Z_]+/g) ?? [];
  expect(set).toEqual([...new Set(used)].sort((a, b) => set.indexOf(a) - set.indexOf(b)));
});

test('what is built or installed outside does not get into the image', () => {
  const ignored = textOf('.dockerignore').trim().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist*', '.git']));
});
