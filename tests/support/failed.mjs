// @ts-check

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ testResults: { name: string, message?: string, status: string, assertionResults: VitestTest[] }[] }} VitestReport */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/**
 * Each test that failed, and each file that could not be loaded, in one line: the end of a log is all that is kept of it in
 * some places.
 * @param {VitestReport | undefined} report @returns {string[]}
 */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`✘ ${name} ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `✘ ${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

/** The same of the journeys. @param {Suite | undefined} report @returns {string[]} */
export const failedJourneys = (report) => [
  ...(report?.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => (status === 'unexpected' ? [`✘ ${file}:${line} › ${title}`] : [])),
  ),
  ...(report?.suites ?? []).flatMap(failedJourneys),
];

const firstLine = (text = '') => text.split('\n', 1)[0];
