import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { host } from './ports';

/** What one file of a commit is, as the API of Gitea takes it. */
export interface Change {
  operation: string;
  path: string;
  /** Base64. */
  content: string;
}

/** A commit to the repository. */
export interface Commit {
  branch: string;
  message: string;
  files: Change[];
}

/**
 * A stand-in for Gitea: the calls of its API that the editor makes, on a repository `office/site` that lives in memory.
 * It proves what the editor commits, and not what Gitea makes of it.
 */
export async function startGitea(port: number, files: Map<string, Buffer>) {
  const commits: Commit[] = [];
  const shaOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');
  const entry = (path: string) => ({ path, sha: shaOf(files.get(path)!), size: files.get(path)!.length });
  const place = '/api/v1/repos/office/site';
  const head = () => ({ id: shaOf(Buffer.from(`commit ${commits.length}`)), message: 'Start' });
  const answers: Record<string, (body: never) => unknown> = {
    'GET /api/v1/version': () => ({ version: '1.24.6' }),
    'GET /api/v1/user': () => ({ id: 1, login: 'editor', full_name: 'Editor', email: 'e@example.org' }),
    'GET /api/v1/settings/api': () => ({
      default_paging_num: 30,
      default_git_trees_per_page: 1000,
      default_max_blob_size: 10_485_760,
      default_max_response_size: 104_857_600,
      max_response_items: 50,
    }),
    [`GET ${place}`]: () => ({ default_branch: 'main', permissions: { pull: true, push: true } }),
    [`GET ${place}/branches/main`]: () => ({ commit: head() }),
    [`GET ${place}/git/trees`]: () => ({
      tree: [...files.keys()].map((path) => ({ type: 'blob', ...entry(path) })),
      truncated: false,
    }),
    [`POST ${place}/file-contents`]: ({ files: paths }: { files: string[] }) =>
      paths.map((path) => ({
        ...entry(path),
        encoding: 'base64',
        content: files.get(path)!.toString('base64'),
      })),
    [`GET ${place}/commits`]: () => [],
    [`POST ${place}/contents`]: (commit: Commit) => {
      commits.push(commit);
      for (const { operation, path, content } of commit.files)
        if (operation === 'delete') files.delete(path);
        else files.set(path, Buffer.from(content, 'base64'));
      return {
        commit: { sha: head().id, created: '2026-12-01T08:00:00Z' },
        files: commit.files.map(({ path }) => (files.has(path) ? entry(path) : null)),
      };
    },
  };
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.end();
    const path = request.url!.split('?')[0]!.replace(/(\/git\/trees)\/.*/, '$1');
    const answer = answers[`${request.method} ${path}`];
    if (!answer) unknown.push(`${request.method} ${request.url}`);
    readBody(request).then(
      (body) => {
        response.statusCode = answer ? 200 : 404;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(answer?.((body ? JSON.parse(body) : undefined) as never) ?? {}));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { commits, unknown, stop };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
