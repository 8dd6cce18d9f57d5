import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildVariables } from './build-variables.ts';
import { apacheConfiguration, apacheHostConfiguration } from './host/apache.ts';
import { caddyConfiguration } from './host/caddy.ts';
import { netlifyHeaders, netlifyRedirects } from './host/netlify.ts';
import { nginxConfiguration } from './host/nginx.ts';
import { type HostRules, hostRules } from './host/rules.ts';
import { checkMoved, readMoved } from './host/moved.ts';
import { siteFolder } from './site/folder.ts';

/**
 * Writes the host configuration of the build: `_headers`, `_redirects` and `.htaccess` into its folder, and
 * the files for servers that are configured elsewhere into `<folder>-hosts`, so that they are not published.
 */
export function host({ variables }: { variables: BuildVariables }): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'host',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async writeBundle() {
      const moved = readMoved(root, variables.siteLanguages);
      checkMoved(folder, moved, siteFolder(root));
      await writeHostFiles(folder, hostRules(variables, moved));
    },
  };
}

/** Writes the rules for every host: those that are served into the folder, the others into `<folder>-hosts`. */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  await writeAll(folder, {
    _headers: netlifyHeaders(rules),
    _redirects: netlifyRedirects(rules),
    '.htaccess': apacheConfiguration(rules),
  });
  await writeAll(`${folder}-hosts`, {
    'apache.conf': apacheHostConfiguration(rules),
    'nginx.conf': nginxConfiguration(rules),
    Caddyfile: caddyConfiguration(rules),
  });
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
