import type { Envelope, Resource } from '../../src/schemas/base';
import { parse } from '../../src/schemas/parse';
import { show, type Fault } from './faults';
import { paginate } from './paginator';
import { slugName } from './slugs';
import type { WireRecord } from './wire-record';

/** Where an answer stands below the site's root, its envelope, and its body. */
export interface Answer {
  path: string;
  envelope: Envelope;
  count: number;
  body: unknown;
}

/** Every answer that a resource's records give: the list or its pages, and each record that has a slug. */
export function answersOf(resource: Resource, records: readonly WireRecord[]): Answer[] {
  if (resource.envelope === 'list') {
    return [
      { path: `api/${resource.name}.json`, envelope: 'list', count: records.length, body: { data: records } },
    ];
  }
  const slug = slugName(resource);
  const single = (record: WireRecord): Answer[] =>
    slug && typeof record[slug] === 'string'
      ? [
          {
            path: `api/${resource.name}/${record[slug]}.json`,
            envelope: 'record',
            count: 1,
            body: { data: record },
          },
        ]
      : [];
  return [...pagesOf(resource.name, records), ...records.flatMap(single)];
}

/** The pages of one list of records; `name` is its address below `/api/`, such as `projects/category/water`. */
export function pagesOf(name: string, records: readonly WireRecord[]): Answer[] {
  return paginate(`/api/${name}`, records).map((body) => {
    const page = body.meta.current_page;
    const path = page === 1 ? `api/${name}.json` : `api/${name}/page/${page}.json`;
    return { path, envelope: 'page', count: body.data.length, body };
  });
}

/** The answer's JSON, once the client's own check has read every record from it; else a fault is added. */
export function checkedBody(resource: Resource, answer: Answer, faults: Fault[]): string {
  const body = JSON.stringify(answer.body);
  const { records, faults: refused } = parse(resource, JSON.parse(body), '', answer.envelope);
  for (const { path, expected } of refused) {
    faults.push({ file: answer.path, field: path, expected, found: 'a value that the site would refuse' });
  }
  if (refused.length === 0 && records.length !== answer.count) {
    faults.push({ file: answer.path, expected: `${answer.count} records`, found: show(records.length) });
  }
  return body;
}
