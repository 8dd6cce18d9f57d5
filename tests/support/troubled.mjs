// @ts-check

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ testResults: { name: string, message?: string, status: string, assertionResults: VitestTest[] }[] }} VitestReport */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** @type {Record<string, string>} */
const playwrightWords = { unexpected: '✘', flaky: '↻' };

/**
 * The tests that failed (✘) or passed on a retry (↻), one line each: some CI systems store only the end of a log.
 * @param {VitestReport | undefined} report @returns {string[]}
 */
export const troubledTests = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const troubled = file.assertionResults.filter(
      ({ status, failureMessages }) => status === 'failed' || (failureMessages?.length ?? 0) > 0,
    );
    if (troubled.length === 0 && file.status === 'failed')
      return [`✘ ${file.name} ${firstLine(file.message)}`];
    return troubled.map(
      ({ status, fullName, failureMessages }) =>
        `${status === 'failed' ? '✘' : '↻'} ${file.name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

/** The same for the journeys. @param {Suite | undefined} report @returns {string[]} */
export const troubledJourneys = (report) => [
  ...(report?.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => {
      const word = playwrightWords[status];
      return word ? [`${word} ${file}:${line} › ${title}`] : [];
    }),
  ),
  ...(report?.suites ?? []).flatMap(troubledJourneys),
];

const firstLine = (text = '') => text.split('\n', 1)[0];
