import type { Measured, Unit } from './measured';

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}

/** The JSON of a Lighthouse run, reduced to the fields in use. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? NaN) * 100;
const audit = (id: string, scale: number) => (report: Report) =>
  (report.audits[id]?.numericValue ?? NaN) / scale;

const wanted: { name: string; unit: Unit; read: (report: Report) => number; target?: Measured['target'] }[] =
  [
    { name: 'performance', unit: 'score', read: score('performance'), target: { atLeast: 98 } },
    { name: 'first contentful paint', unit: 's', read: audit('first-contentful-paint', 1000) },
    {
      name: 'largest contentful paint',
      unit: 's',
      read: audit('largest-contentful-paint', 1000),
      target: { atMost: 1.25 },
    },
    {
      name: 'total blocking time',
      unit: 'ms',
      read: audit('total-blocking-time', 1),
      target: { atMost: 100 },
    },
    { name: 'layout shift', unit: '', read: audit('cumulative-layout-shift', 1), target: { atMost: 0.01 } },
    { name: 'accessibility', unit: 'score', read: score('accessibility'), target: { atLeast: 100 } },
    { name: 'best practices', unit: 'score', read: score('best-practices'), target: { atLeast: 100 } },
    { name: 'SEO', unit: 'score', read: score('seo'), target: { atLeast: 100 } },
  ];

/** The table lines of one page. */
export const figures = (page: string, reports: readonly Report[]): Measured[] =>
  wanted.map(({ name, unit, read, target }) => ({
    name: `${page}: ${name}`,
    unit,
    values: reports.map(read),
    ...(target && { target }),
  }));

/** The audits that prevent a perfect score in accessibility, best practices or SEO, each with its title. */
export const faultyAudits = ({ categories, audits }: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((found) => found !== undefined && found.score !== null && found.score < 1)
      .map((found) => `${category}: ${found!.id} (${found!.title})`),
  );
