import { readAddress, readText, wrong, type Environment } from './values.ts';

/** The kinds of hosts that the editor can write to, with the API of the one that everybody knows. */
const gitHosts: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  // Of Gitea and Forgejo there is no such one.
  gitea: '',
};

/** The repository that the editor at `/admin` writes to. */
export interface EditedRepository {
  /** `github`, `gitlab` or `gitea`. */
  host: string;
  /** `owner/name`. */
  name: string;
  branch: string;
  /** The base of the host's API, without a slash at its end. */
  api: string;
  /** How GitLab or Gitea knows the editor, for signing in there; empty if editors sign in with a token. */
  appId: string;
  /** The folder of the site in the repository, empty for its root; undefined where Git is to tell. */
  folder?: string | undefined;
}

const variables = ['HOST', 'BRANCH', 'API', 'APP_ID', 'FOLDER'].map((part) => `SITE_EDITOR_${part}`);

/** The repository of the editor; undefined for a site without the editor. */
export function readEditor(env: Environment): EditedRepository | undefined {
  const name = readText(env, 'SITE_EDITOR_REPOSITORY');
  if (!name) {
    const alone = variables.find((variable) => readText(env, variable));
    if (alone) throw wrong(alone, 'empty without editor.repository', readText(env, alone));
    return undefined;
  }
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(name))
    throw wrong('SITE_EDITOR_REPOSITORY', 'an owner and a repository, such as "office/site"', name);
  const host = readText(env, 'SITE_EDITOR_HOST') || 'github';
  if (!Object.hasOwn(gitHosts, host))
    throw wrong('SITE_EDITOR_HOST', `one of ${Object.keys(gitHosts).join(', ')}`, host);
  const branch = readText(env, 'SITE_EDITOR_BRANCH') || 'main';
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(branch))
    throw wrong('SITE_EDITOR_BRANCH', 'the name of a branch, such as "main"', branch);
  const api = readAddress(env, 'SITE_EDITOR_API') || gitHosts[host]!;
  if (!api) throw wrong('SITE_EDITOR_HOST', 'beside editor.api, such as "https://codeberg.org/api/v1"', host);
  const appId = readText(env, 'SITE_EDITOR_APP_ID');
  if (appId && host === 'github')
    throw wrong('SITE_EDITOR_APP_ID', 'empty with GitHub, where editors sign in with a token', appId);
  const folder = readText(env, 'SITE_EDITOR_FOLDER').replace(/^(\.?\/)+|\/+$/g, '');
  if (folder.split('/').includes('..'))
    throw wrong('SITE_EDITOR_FOLDER', 'a folder of the repository, such as "content"', folder);
  const isGiven = readText(env, 'SITE_EDITOR_FOLDER') !== '';
  return { host, name, branch, api, appId, folder: isGiven ? folder.replace(/^\.$/, '') : undefined };
}
