// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countCheck, countPlaywright, countVitest, describeCount, sum } from './count.mjs';
import { failedJourneys, failedTests } from './failures.mjs';

/** @typedef {import('./count.mjs').Count} Count */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `npm run long`: only the matrices, on a separate build. */
const isLong = process.argv.includes('--long');
if (isLong) process.env.LONG = '1';
// The tests are those of the product, on the sample, whatever site is built otherwise.
delete process.env.SITE;
const stepLimit = (isLong ? 45 : 35) * 60_000;
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** @param {string} name */
function script(name) {
  const command = scripts[name];
  if (!command) throw new Error(`package.json: scripts.${name} is missing; the tests run it.`);
  return command;
}

/**
 * Commands that run at the same time are `quiet`: each prints its whole output at its end.
 * @param {string} command @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] @returns {Promise<boolean>}
 */
async function succeeds(command, { env, quiet = false } = {}) {
  if (!quiet) console.log(`\n▶ ${command}`);
  const started = Date.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    timeout: stepLimit,
    env: {
      ...process.env,
      ...env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => (output += chunk));
  const succeeded = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  if (quiet) console.log(`\n▶ ${command}\n${output.trimEnd()}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${succeeded ? '✔' : '✘'} ${command} (${seconds} s)`);
  return succeeded;
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`The runner left no report: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function runUnitTests() {
  const path = join(reports, 'unit.json');
  const reporters = `--reporter=dot --reporter=json --outputFile.json="${path}"`;
  const succeeded = await succeeds(`${script('unit')} ${reporters}`);
  const report = readReport(path);
  failures.push(...failedTests(report));
  return countVitest(report, succeeded);
}

async function runJourneys() {
  const path = join(reports, 'journeys.json');
  const succeeded = await succeeds(script('journeys'), { env: { JOURNEYS_REPORT: path } });
  const report = readReport(path);
  failures.push(...failedJourneys(report));
  return countPlaywright(report, succeeded);
}

/** @type {string[]} */
const failures = [];
/** @type {Count[]} */
const counts = [];
/**
 * Each command of a script is a separate check, so that one failure does not hide the next.
 * @param {...string} names
 */
async function runChecks(...names) {
  for (const command of names.flatMap((name) => script(name).split(' && '))) {
    const succeeded = await succeeds(command, { quiet: true });
    if (!succeeded) failures.push(command);
    counts.push(countCheck(succeeded));
  }
}

// Each of them uses one core.
if (!isLong) await Promise.all([runChecks('format', 'lint'), runChecks('types')]);
counts.push(await runUnitTests());

const built = await succeeds(script('build'));
counts.push(countCheck(built));
if (built) {
  counts.push(await runJourneys());
} else {
  console.log('\n✘ The journeys were left out: there is no build to travel on.');
  counts.push(countCheck(false));
}
rmSync(reports, { recursive: true });

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `✘ ${line}`).join('\n')}`);
const total = sum(counts);
console.log(`\n${describeCount(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
