import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RedirectRule, redirectFor } from './rule-files.ts';

/** The target of an address: a file, a redirect, or nothing. */
export type Place =
  | { kind: 'file'; file: string }
  | { kind: 'moved'; to: string; status: number; hash?: string }
  | { kind: 'nothing' };

const nothing: Place = { kind: 'nothing' };

/**
 * Resolves a decoded path like a static host: files first, then the redirect rules, then HTML files without
 * their extension. As on Cloudflare Pages, other spellings of a page redirect to its clean address.
 */
export async function locate(
  folder: string,
  path: string,
  redirects: readonly RedirectRule[],
): Promise<Place> {
  if (isNotServed(path)) return nothing;
  if (path.endsWith('/index.html') && (await isFile(join(folder, path)))) return movedTo(path.slice(0, -10));
  if (path.endsWith('.html') && (await isFile(join(folder, path)))) return movedTo(path.slice(0, -5));
  if (await isFile(join(folder, path))) return { kind: 'file', file: join(folder, path) };

  // A page for an unknown address counts when nothing else is found.
  const rule = redirectFor(
    redirects.filter(({ status }) => status !== 404),
    path,
  );
  if (rule && rule.status !== 200) {
    const [to = '', mark] = rule.to.split('#');
    return { ...movedTo(to, rule.status), ...(mark && { hash: `#${mark}` }) };
  }
  const candidate = rule
    ? join(folder, rule.to)
    : join(folder, path.endsWith('/') ? `${path}index.html` : `${path}.html`);
  if (await isFile(candidate)) return { kind: 'file', file: candidate };

  const withoutSlash = path.replace(/\/+$/, '');
  if (withoutSlash !== path && (await isFile(join(folder, `${withoutSlash}.html`))))
    return movedTo(withoutSlash);
  return nothing;
}

/** Dot-files, and the rule files, which hosts do not serve. */
const isNotServed = (path: string): boolean => /\/\.|^\/+_(headers|redirects)$/.test(path);

/** A single leading slash: with two, the address would name another host. */
const movedTo = (path: string, status = 308): Extract<Place, { kind: 'moved' }> => ({
  kind: 'moved',
  to: `/${path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`,
  status,
});

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (noSuchFile.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

const noSuchFile = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
