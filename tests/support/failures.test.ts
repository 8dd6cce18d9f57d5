import { expect, it } from 'vitest';
import { failedJourneys, failedTests } from './failures.mjs';

it('names each unit test that failed, with the first line of the reason', () => {
  const passed = { fullName: 'a', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'b', status: 'failed', failureMessages: ['1 is not 2\n at y'] };
  const report = {
    testResults: [
      { name: 'one.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failedTests(report)).toEqual(['one.test.ts › b: 1 is not 2', 'two.test.ts no such module']);
  expect(failedTests(undefined)).toEqual([]);
});

it('names each journey that failed, at any nesting depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('saves', 'unexpected')],
        suites: [{ specs: [spec('reads', 'unexpected')] }],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual(['x.spec.ts:7 › saves', 'x.spec.ts:7 › reads']);
});
