import { expect, it } from 'vitest';
import { CallError, failureKind } from '../../../src/data/api/call-error';

it('a failed call has its address, its reason and the time to retry', () =>
  expect(new CallError('refused', '/api/faqs', 'status 429', 30_000)).toMatchObject({
    name: 'CallError',
    message: '/api/faqs: status 429',
    kind: 'refused',
    retryAfter: 30_000,
  }));

it('a failed call keeps its kind', () =>
  expect(failureKind(new CallError('silent', '/api/faqs', 'no byte'))).toBe('silent'));

it.each([new TypeError('Failed to fetch'), 'offline', undefined])(
  'any other error (%s) counts as a network failure',
  (error) => expect(failureKind(error)).toBe('unreachable'),
);
