// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 * }} VitestReport
 */

/**
 * @typedef {{
 *   stats: { expected: number, unexpected: number, skipped: number },
 *   errors: unknown[],
 * }} PlaywrightReport
 */

/** @type {Count} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @param {boolean} succeeded @returns {Count} */
export const countCheck = (succeeded) => (succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

/** @param {VitestReport | undefined} report @param {boolean} succeeded @returns {Count} */
export function countVitest(report, succeeded) {
  if (!report) return countCheck(false);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return withVerdict(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** @param {PlaywrightReport | undefined} report @param {boolean} succeeded @returns {Count} */
export function countPlaywright(report, succeeded) {
  if (!report) return countCheck(false);
  const { expected, unexpected, skipped } = report.stats;
  return withVerdict(succeeded, {
    passed: expected,
    failed: unexpected + report.errors.length,
    skipped,
  });
}

/**
 * A runner may fail outside of any test, for example on an unhandled rejection.
 * @param {boolean} succeeded @param {Count} count @returns {Count}
 */
const withVerdict = (succeeded, count) => (succeeded || count.failed > 0 ? count : { ...count, failed: 1 });

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    nothing,
  );

/** @param {Count} count */
export const describeCount = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
