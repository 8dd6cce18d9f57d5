import { expect, it } from 'vitest';
import { faultyAudits, figures, type Report } from './lighthouse-report';
import { isMet } from './measured';

const report: Report = {
  categories: {
    performance: { score: 0.99, auditRefs: [] },
    seo: {
      score: 0.9,
      auditRefs: [
        { id: 'document-title', weight: 1 },
        { id: 'hreflang', weight: 1 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': {
      id: 'largest-contentful-paint',
      title: '',
      score: 1,
      scoreDisplayMode: 'numeric',
      numericValue: 1_300,
    },
    'document-title': { id: 'document-title', title: 'Has no title', score: 0, scoreDisplayMode: 'binary' },
    hreflang: { id: 'hreflang', title: 'Has hreflang', score: null, scoreDisplayMode: 'notApplicable' },
  },
};

it('scores range to 100, and paint times are in seconds', () => {
  const [performance, , largest] = figures('/', [report]);
  expect(performance).toMatchObject({ name: '/: performance', values: [99] });
  expect(largest).toMatchObject({ name: '/: largest contentful paint', values: [1.3] });
  expect([performance, largest].map((line) => isMet(line!))).toEqual([true, false]);
});

it('failed audits are named, audits that do not apply are not', () => {
  expect(faultyAudits(report)).toEqual(['seo: document-title (Has no title)']);
});
