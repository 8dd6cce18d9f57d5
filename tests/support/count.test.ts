import { describe, expect, it } from 'vitest';
import { countCheck, countPlaywright, countVitest, describeCount, sum } from './count.mjs';

const vitestReport = (statuses: string[]) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  numPendingTests: statuses.filter((status) => status === 'pending').length,
  numTodoTests: 0,
  testResults: [
    {
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    },
  ],
});

const playwrightReport = (stats: Partial<Record<'expected' | 'unexpected' | 'skipped', number>>) => ({
  stats: { expected: 0, unexpected: 0, skipped: 0, ...stats },
  errors: [] as unknown[],
});

describe('the summary line', () => {
  it('adds up checks, unit tests and journeys', () => {
    const total = sum([
      countCheck(true),
      countCheck(false),
      countVitest(vitestReport(['passed', 'passed', 'failed']), false),
      countPlaywright(playwrightReport({ expected: 4, unexpected: 1 }), false),
    ]);
    expect(describeCount(total)).toBe('7 passed, 3 failed');
  });

  it('names skipped tests only if there are any', () => {
    const total = sum([
      countVitest(vitestReport(['passed', 'pending']), true),
      countPlaywright(playwrightReport({ expected: 1, skipped: 1 }), true),
    ]);
    expect(describeCount(total)).toBe('2 passed, 0 failed, 2 skipped');
  });
});

describe('a failure outside of tests', () => {
  it('counts a runner without a report as one failure', () => {
    expect(countVitest(undefined, false).failed).toBe(1);
    expect(countPlaywright(undefined, true).failed).toBe(1);
  });

  it('counts a test file that fails to load as one failure', () => {
    const report = { ...vitestReport([]), testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(report, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts errors outside of journeys', () => {
    const report = { ...playwrightReport({ expected: 2 }), errors: ['no browser'] };
    expect(countPlaywright(report, false)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  it('trusts the exit code if every test passed', () => {
    expect(countVitest(vitestReport(['passed']), false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
