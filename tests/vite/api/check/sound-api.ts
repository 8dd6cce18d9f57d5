import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resource } from '../../../../src/schemas/base';
import { auditReports } from '../../../../src/schemas/audit-reports';
import { categories, tags } from '../../../../src/schemas/categories';
import { posts } from '../../../../src/schemas/posts';
import { settings } from '../../../../src/schemas/settings';
import { vacancies } from '../../../../src/schemas/vacancies';
import { readBuildVariables } from '../../../../vite/build-variables';
import type { CheckTimes } from '../../../../vite/api/check/calls';
import { examineApi } from '../../../../vite/api/check/examine';
import type { Report } from '../../../../vite/api/check/findings';
import { startServer } from '../../../sw/server';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What an API answers at an address: a body with its headers, or whatever a server can do. */
export type Route = Answer | { body: unknown; headers?: Record<string, string>; status?: number };

export const site = 'https://site.example';
const resources: readonly Resource[] = [settings, vacancies, posts, auditReports, categories, tags];
export const quick: CheckTimes = { stall: 2_000, whole: 4_000, interval: 0, wait: 3_000, waits: 5_000 };

const sound = { 'access-control-allow-origin': '*', etag: '"1"', 'cache-control': 'no-cache' };

export const vacancy = {
  id: 1,
  vacancy_number: 'V-1',
  title: 'Nurse',
  post_date: '2026-12-01',
  close_date: '2026-12-17 16:00:00',
  file: 'storage/tor.pdf',
};
export const post = {
  title: 'Market day',
  slug: 'market-day',
  date: '2026-12-01',
  category: 'news',
  tags: ['winter'],
  image: null,
  content: '<p>Text.</p>',
};
export const page = (data: unknown[], links: unknown[] = [], meta = {}) => ({
  data,
  meta: { links, ...meta },
});

const routes = (): Record<string, Route> => ({
  '/api/settings': { body: [{ field_name: 'organisation_name', field_value: 'Valley' }] },
  '/api/vacancies': { body: [vacancy] },
  '/api/posts': { body: page([post]) },
  '/api/posts/market-day': { body: { data: post } },
  '/api/posts/category/news': { body: page([post]) },
  '/api/posts/tag/winter': { body: page([post]) },
  '/api/audit-reports': { body: { data: [] } },
  '/api/categories': { body: { data: [{ name: 'News', slug: 'news' }] } },
  '/api/tags': { body: { data: [{ name: 'Winter' }] } },
  '/storage/tor.pdf': (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', ...sound }).end('%PDF-1.7 of a nurse'),
});

/** A real server with an API without faults, but for these addresses. */
export async function startApi(changed: Record<string, Route> = {}) {
  const all: Record<string, Route> = { ...routes(), ...changed };
  return startServer((response, request) => {
    const route = all[request.url ?? ''];
    if (typeof route === 'function') return route(response, request);
    const { body = { message: 'Not found.' }, status = route ? 200 : 404, headers = {} } = route ?? {};
    response.writeHead(status, { 'content-type': 'application/json', ...sound, ...headers });
    return response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

interface Asked {
  env?: Record<string, string>;
  times?: Partial<CheckTimes>;
  most?: number;
}

/** The report on an API with these addresses changed. */
export async function check(
  changed: Record<string, Route> = {},
  { env = {}, times = {}, most = 100 }: Asked = {},
): Promise<Report & { asked: string[]; faults: string[]; notes: string[] }> {
  const server = await startApi(changed);
  const report = await examineApi({
    variables: readBuildVariables({ VITE_API_BASE_URL: server.origin, SITE_TIME_ZONE: 'Asia/Kabul', ...env }),
    site,
    resources,
    times: { ...quick, ...times },
    most,
    tell: () => undefined,
  });
  const of = (level: string) =>
    report.findings
      .filter((finding) => finding.level === level)
      .map(({ where, what, phone }) =>
        [`${where}: ${what}`, phone].filter(Boolean).join(' ').replaceAll(server.origin, 'API'),
      );
  return { ...report, asked: server.asked, faults: of('fault'), notes: of('note') };
}
