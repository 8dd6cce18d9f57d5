import { expect, it } from 'vitest';
import { CallError, failureKind } from '../../../src/data/api/call-error';

it('a failed call says where, what, and when to come back', () =>
  expect(new CallError('refused', '/api/faqs', 'status 429', 30_000)).toMatchObject({
    name: 'CallError',
    message: '/api/faqs: status 429',
    kind: 'refused',
    retryAfter: 30_000,
  }));

it('a failed call keeps its kind', () =>
  expect(failureKind(new CallError('silent', '/api/faqs', 'no byte'))).toBe('silent'));

it.each([new TypeError('Failed to fetch'), 'offline', undefined])(
  'anything else that was thrown (%s) means that nothing reached us',
  (error) => expect(failureKind(error)).toBe('unreachable'),
);
