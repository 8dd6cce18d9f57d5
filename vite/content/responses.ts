import type { Envelope, Resource } from '../../src/schemas/base';
import { parse } from '../../src/schemas/parse';
import { show, type Fault } from './faults';
import { paginate } from './responses/paginator';
import { slugName } from './records/slugs';
import type { WireRecord } from './records/wire-value';

/** A response of the embedded API: its path below the site's root, its envelope, and its body. */
export interface ApiResponse {
  path: string;
  envelope: Envelope;
  count: number;
  body: unknown;
}

/**
 * All responses for a resource's records: the list or its pages, and one for each record with a slug. `prefix` is that
 * of a language: `/fa`.
 */
export function responsesOf(resource: Resource, records: readonly WireRecord[], prefix = ''): ApiResponse[] {
  if (resource.envelope === 'list') {
    return [
      {
        path: `api${prefix}/${resource.name}.json`,
        envelope: 'list',
        count: records.length,
        body: { data: records },
      },
    ];
  }
  const slug = slugName(resource);
  const single = (record: WireRecord): ApiResponse[] =>
    slug && typeof record[slug] === 'string'
      ? [
          {
            path: `api${prefix}/${resource.name}/${record[slug]}.json`,
            envelope: 'record',
            count: 1,
            body: { data: record },
          },
        ]
      : [];
  return [...pagesOf(resource.name, records, prefix), ...records.flatMap(single)];
}

/** The pages of a list of records; `name` is its path below `/api/`, such as `projects/category/water`. */
export function pagesOf(name: string, records: readonly WireRecord[], prefix = ''): ApiResponse[] {
  return paginate(`/api${prefix}/${name}`, records).map((body) => {
    const page = body.meta.current_page;
    const path = page === 1 ? `api${prefix}/${name}.json` : `api${prefix}/${name}/page/${page}.json`;
    return { path, envelope: 'page', count: body.data.length, body };
  });
}

/** The response's JSON, validated with the client's own parser; adds a fault if that rejects anything. */
export function checkedBody(resource: Resource, response: ApiResponse, faults: Fault[]): string {
  const body = JSON.stringify(response.body);
  const { records, faults: refused } = parse(resource, JSON.parse(body), '', response.envelope);
  for (const { path, expected } of refused) {
    faults.push({ file: response.path, field: path, expected, found: 'a value that the site would refuse' });
  }
  if (refused.length === 0 && records.length !== response.count) {
    faults.push({ file: response.path, expected: `${response.count} records`, found: show(records.length) });
  }
  return body;
}
