import { expect, it } from 'vitest';
import { troubledJourneys, troubledTests } from './troubled.mjs';

it('names each unit test that failed or was retried, with the first line of the reason', () => {
  const passed = { fullName: 'a', status: 'passed', failureMessages: [] };
  const again = { fullName: 'b', status: 'passed', failureMessages: ['too late\n at x'] };
  const failed = { fullName: 'c', status: 'failed', failureMessages: ['1 is not 2\n at y'] };
  const report = {
    testResults: [
      { name: 'one.test.ts', status: 'failed', assertionResults: [passed, again, failed] },
      { name: 'two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(troubledTests(report)).toEqual([
    '↻ one.test.ts › b: too late',
    '✘ one.test.ts › c: 1 is not 2',
    '✘ two.test.ts no such module',
  ]);
  expect(troubledTests(undefined)).toEqual([]);
});

it('names each journey that failed or was retried, at any nesting depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('saves', 'flaky')],
        suites: [{ specs: [spec('reads', 'unexpected')] }],
      },
    ],
  };
  expect(troubledJourneys(report)).toEqual(['↻ x.spec.ts:7 › saves', '✘ x.spec.ts:7 › reads']);
});
