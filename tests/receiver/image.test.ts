import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, variableNames } from '../../receiver/settings';
import { projectRoot } from '../support/project';

const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

interface Service {
  build?: string | { context: string; dockerfile: string };
  image?: string;
  ports?: string[];
  environment: Record<string, string>;
  networks: string[];
}
const { services } = parse(textOf('compose.yaml')) as { services: Record<string, Service> };

/** What a container gets of a value, with these variables in `receiver.env`. */
const filled = (value: string, variables: Record<string, string>) =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, text: string) => {
    const set = variables[name];
    if (set) return set;
    if (kind === '?') throw new Error(`${name}: ${text}`);
    return text ?? '';
  });
const environmentOf = (service: string, variables: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(services[service]!.environment).map(([name, value]) => [name, filled(value, variables)]),
  );

const instructions = textOf('receiver/Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the image is built from files that exist, with scripts that exist', () => {
  const sources = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  for (const [, name] of textOf('receiver/Dockerfile').matchAll(/npm run ([\w-]+)/g))
    expect(scripts).toHaveProperty(name!);
  const config = textOf('.config/receiver.config.ts');
  expect(config).toContain("outDir: 'dist-receiver'");
  expect(config).toContain("entryFileNames: 'receiver.mjs'");
  expect(instructions.at(-1)).toBe('CMD ["node", "receiver.mjs"]');
});

test('its environment is one that the receiver takes, and it does not run as root', () => {
  const line = instructions.find((one) => one.startsWith('ENV '))!;
  const environment = Object.fromEntries(
    line
      .split(' ')
      .slice(1)
      .map((word) => word.split('=') as [string, string]),
  );
  expect(readSettings(environment)).toMatchObject({ host: '0.0.0.0', port: 8787, dataFolder: '/data' });
  expect(instructions).toContain('USER node');
});

test('one password is all that must be set, and without it nothing starts', () => {
  expect(() => environmentOf('receiver')).toThrow('DATABASE_PASSWORD');
  expect(() => environmentOf('database')).toThrow('DATABASE_PASSWORD');
  const settings = readSettings(environmentOf('receiver', { DATABASE_PASSWORD: 'abc' }));
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf('database', {
    DATABASE_PASSWORD: 'abc',
  });
  expect(settings).toMatchObject({
    databaseUrl: `postgresql://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    mail: undefined,
    keepDays: 365,
  });
  // The networks that Docker makes.
  expect(settings.trustedProxies.check('172.18.0.3')).toBe(true);
});

test('each variable of the receiver can be set', () => {
  const inImage = ['HOST', 'PORT', 'DATA_FOLDER'];
  expect(Object.keys(services.receiver!.environment).sort()).toEqual(
    variableNames.filter((name) => !inImage.includes(name)).sort(),
  );
});

test('the site passes forms on, and nobody outside reaches receiver or database', () => {
  expect(services.site!.environment.FORMS_RECEIVER).toBe('receiver:8787');
  expect(services.site!.networks).toEqual(['front']);
  expect(services.database!.networks).toEqual(['back']);
  expect([services.receiver!.ports, services.database!.ports]).toEqual([undefined, undefined]);
});

test('what the receiver keeps does not get into an image', () => {
  expect(textOf('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['receiver-data', 'receiver.env']),
  );
});
