import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, host, waitUntilRefused } from '../support/ports';
import { waitFor } from '../support/wait-for';
import { ask } from './ask';

export interface HostKind {
  name: string;
  program: string;
  /** The Debian package. */
  package: string;
  versionArgs: readonly string[];
  encodings: readonly string[];
  /** Whether its own rules apply to a request that it cannot parse. */
  sendsHeadersWithMalformed: boolean;
  /** Writes the configuration into the folder, and returns how to check it and how to start it. */
  prepare(place: Place): Promise<{ check: Command; start: Command }>;
}

export interface Command {
  args: readonly string[];
  env?: Record<string, string>;
}

export interface Place {
  /** A temporary folder; `site` in it is a copy of the build. */
  folder: string;
  /** The folder of the generated configuration for servers. */
  rules: string;
  port: number;
  tlsPort: number;
}

export interface RunningHost {
  url: string;
  tlsUrl: string;
  stop(): Promise<void>;
}

/** Replaces text that must be there. */
export function replaceOnce(text: string, pattern: RegExp | string, by: string): string {
  if (!(typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
    throw new Error(`The configuration has no ${String(pattern)}.`);
  return text.replace(pattern, () => by);
}

/** What Debian's nginx.conf says, but with the generated file in place of its sites, and without its paths. */
const nginx: HostKind = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  package: 'nginx',
  versionArgs: ['-v'],
  encodings: ['gzip'],
  sendsHeadersWithMalformed: true,
  async prepare({ folder, rules, port, tlsPort }) {
    let main = await readFile('/etc/nginx/nginx.conf', 'utf8');
    main = replaceOnce(main, /^\s*pid .*;$/m, `pid ${folder}/pid; daemon off;`);
    main = replaceOnce(main, /^\s*error_log .*;$/m, `error_log ${folder}/error.log;`);
    main = replaceOnce(main, /^\s*access_log .*;$/m, temporaryFolders(folder));
    main = replaceOnce(main, /^\s*include \/etc\/nginx\/conf\.d\/.*$/m, `include ${folder}/site.conf;`);
    main = replaceOnce(main, /^\s*include \/etc\/nginx\/sites-enabled\/.*$/m, '');
    let site = await readFile(join(rules, 'nginx.conf'), 'utf8');
    const tls = `listen ${host}:${tlsPort} ssl; ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`;
    site = replaceOnce(site, 'listen 80;', `listen ${host}:${port}; ${tls}`);
    site = replaceOnce(site, '/var/www/site', join(folder, 'site'));
    await writeFile(join(folder, 'nginx.conf'), main);
    await writeFile(join(folder, 'site.conf'), site);
    await copyFile('/etc/nginx/mime.types', join(folder, 'mime.types'));
    const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    return { check: { args: [...args, '-t'] }, start: { args } };
  },
};

const temporaryFolders = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ') + ' access_log off;';

/** Debian's apache2.conf with its enabled modules, those that the README asks for, and the site's folder as it is. */
const apache: HostKind = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  package: 'apache2',
  versionArgs: ['-v'],
  encodings: ['br', 'gzip'],
  sendsHeadersWithMalformed: true,
  async prepare({ folder, rules, port, tlsPort }) {
    const site = join(folder, 'site');
    let main = await readFile('/etc/apache2/apache2.conf', 'utf8');
    main = replaceOnce(main, /^Include ports\.conf$/m, apacheModules());
    main = replaceOnce(
      main,
      /^IncludeOptional sites-enabled\/.*$/m,
      [
        `ServerName ${host}`,
        `<Directory ${site}>\n  AllowOverride All\n  Options FollowSymLinks\n  Require all granted\n</Directory>`,
        ...[port, tlsPort].map((one) =>
          [
            `Listen ${host}:${one}`,
            `<VirtualHost ${host}:${one}>`,
            `  DocumentRoot ${site}`,
            `  Include ${join(rules, 'apache.conf')}`,
            ...(one === tlsPort
              ? [
                  '  SSLEngine on',
                  `  SSLCertificateFile ${folder}/cert.pem`,
                  `  SSLCertificateKeyFile ${folder}/key.pem`,
                ]
              : []),
            '</VirtualHost>',
          ].join('\n'),
        ),
      ].join('\n'),
    );
    await writeFile(join(folder, 'apache2.conf'), main);
    const env = {
      APACHE_RUN_USER: 'www-data',
      APACHE_RUN_GROUP: 'www-data',
      APACHE_PID_FILE: join(folder, 'pid'),
      APACHE_RUN_DIR: folder,
      APACHE_LOCK_DIR: folder,
      APACHE_LOG_DIR: folder,
    };
    const args = ['-d', '/etc/apache2', '-f', join(folder, 'apache2.conf')];
    return { check: { args: [...args, '-t'], env }, start: { args: [...args, '-DFOREGROUND'], env } };
  },
};

const apacheModules = (): string =>
  ['rewrite', 'headers', 'socache_shmcb', 'ssl']
    .filter((name) => !existsSync(`/etc/apache2/mods-enabled/${name}.load`))
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n');

/** The generated Caddyfile itself, as the Dockerfile uses it; options of the machine stand around it. */
const caddy: HostKind = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  package: 'caddy',
  versionArgs: ['version'],
  encodings: ['br', 'gzip'],
  sendsHeadersWithMalformed: false,
  async prepare({ folder, rules, port, tlsPort }) {
    const file = join(folder, 'Caddyfile');
    const options = `{\n  admin off\n  skip_install_trust\n  auto_https disable_redirects\n}\n`;
    await writeFile(file, `${options}import ${join(rules, 'Caddyfile')}\n`);
    const env = {
      SITE_ADDRESS: `http://${host}:${port}, https://localhost:${tlsPort}`,
      SITE_ROOT: join(folder, 'site'),
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
    };
    const args = ['--adapter', 'caddyfile', '--config'];
    return {
      check: { args: ['validate', ...args, join(rules, 'Caddyfile')], env },
      start: { args: ['run', ...args, file], env },
    };
  },
};

export const hostKinds: readonly HostKind[] = [nginx, apache, caddy];

export const isInstalled = ({ program }: HostKind): boolean => existsSync(program);

/** `nginx/1.22.1`, `Apache/2.4.71`, `2.6.2`. */
export function versionOf({ program, versionArgs }: HostKind): string {
  const { stdout, stderr } = spawnSync(program, versionArgs, { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? 'of an unknown version';
}

/**
 * Checks the generated configuration with the server's own check, and serves a copy of the build with it, on
 * free ports. Rejects with what the server says if it does not start.
 */
export async function startHost(kind: HostKind, dist: string): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    // Servers that start as root read the site as another user.
    await chmod(folder, 0o755);
    await cp(dist, join(folder, 'site'), { recursive: true });
    await mkdir(join(folder, 'data'));
    makeCertificate(folder);
    const place = {
      folder,
      rules: `${dist}-hosts`,
      port: await findFreePort(),
      tlsPort: await findFreePort(),
    };
    const { check, start } = await kind.prepare(place);
    const checked = spawnSync(kind.program, check.args, {
      env: { ...process.env, ...check.env },
      encoding: 'utf8',
    });
    if (checked.status !== 0) throw new Error(`${kind.name} rejects the file:\n${checked.stderr}`);
    const stop = await run(kind, start, place);
    return {
      url: `http://${host}:${place.port}`,
      tlsUrl: `https://localhost:${place.tlsPort}`,
      async stop() {
        await stop();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=localhost'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

async function run(kind: HostKind, { args, env }: Command, { port }: Place): Promise<() => Promise<void>> {
  const child = spawn(kind.program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await exited;
    await waitUntilRefused(port);
  };
  try {
    await waitFor(`${kind.name} at port ${port}`, async () => {
      if (child.exitCode !== null) throw new Error(`${kind.name} ended at once:\n${output}`);
      return ask(`http://${host}:${port}`, { path: '/' }).then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    if (child.exitCode === null) await stop();
    throw error;
  }
  return stop;
}
