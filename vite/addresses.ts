import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { titleOf, type AllOf, type RouteEntry } from '../src/routes.tsx';
import type { Fields, RecordOf, Resource } from '../src/schemas/base.ts';
import { parse } from '../src/schemas/parse.ts';

/** One page of the site as its HTML file needs it. */
export interface Page {
  path: string;
  title: string;
  description: string;
  /** It opens at its address and is told to no search engine. */
  isUnlisted?: boolean;
}

type Route = Pick<RouteEntry, 'path' | 'title' | 'description' | 'addresses' | 'reads' | 'isWholeScreen'>;

/**
 * Every page that the route table can list: one for each plain path, and for a path with parameters one for each
 * address that the compiled answers in `folder` give. Without answers (the API stands elsewhere) those are left out.
 */
export async function listPages(routes: readonly Route[], folder: string): Promise<Page[]> {
  const all = await readAll(routes, folder);
  return routes.flatMap(({ path, title, description, addresses, isWholeScreen }) => {
    const paths = /[:*]/.test(path) ? (addresses?.(all) ?? []) : [path];
    return paths.map((address) => ({
      path: address,
      title: titleOf({ title }, matchPath(path, address)?.params),
      description,
      ...(isWholeScreen ? { isUnlisted: true } : {}),
    }));
  });
}

async function readAll(routes: readonly Route[], folder: string): Promise<AllOf> {
  const resources = new Map(
    routes.flatMap(({ reads }) => reads.map((resource) => [resource.name, resource])),
  );
  const bodies = new Map<string, unknown[]>();
  for (const { name, envelope } of resources.values()) {
    const file = join(folder, 'api', `${name}.json`);
    bodies.set(
      name,
      envelope === 'page' ? await readRecords(join(folder, 'api', name)) : await readBodies([file]),
    );
  }
  return <F extends Fields>(resource: Resource<F>) =>
    (bodies.get(resource.name) ?? []).flatMap(
      (body): RecordOf<Resource<F>>[] =>
        parse(resource, body, '', resource.envelope === 'page' ? 'record' : 'list').records,
    );
}

/** A paginated list is read from its single records: its pages repeat them. */
async function readRecords(folder: string): Promise<unknown[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return readBodies(names.map((name) => join(folder, name)));
}

const readBodies = (files: readonly string[]): Promise<unknown[]> =>
  Promise.all(
    files.filter(existsSync).map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown),
  );
