// @ts-check

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestTest */
/**
 * @typedef {{ testResults: { name: string, message?: string, status: string, assertionResults: VitestTest[] }[] }}
 * VitestReport
 */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/**
 * The tests that failed, one line each: some CI systems store only the end of a log.
 * @param {VitestReport | undefined} report @returns {string[]}
 */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [`${file.name} ${firstLine(file.message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file.name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

/** The same for the journeys. @param {Suite | undefined} report @returns {string[]} */
export const failedJourneys = (report) => [
  ...(report?.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `${file}:${line} › ${title}`),
  ),
  ...(report?.suites ?? []).flatMap(failedJourneys),
];

const firstLine = (text = '') => text.split('\n', 1)[0];
