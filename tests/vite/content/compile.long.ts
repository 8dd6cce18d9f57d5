import { readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { auditReports } from '../../../src/schemas/audit-reports';
import { categories, tags } from '../../../src/schemas/categories';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { teams } from '../../../src/schemas/teams';
import { vacancies } from '../../../src/schemas/vacancies';
import { compileContent } from '../../../vite/content/compile';
import { ContentError } from '../../../vite/content/faults';
import { languageOf, siteLanguagesOf } from '../../../vite/messages/languages';
import { changes, good, names, pick, randomOf, secret } from './broken-content';
import { makeProject, now } from './project';

const seed = Number(process.env.FUZZ_SEED ?? 20261120);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 600);
/** The maximum time (ms) to compile small content, on a busy machine. */
const compileTimeout = 20_000;

/** What is expected of a file as a whole: its name, kind, size, encoding and syntax. All else is expected of a field. */
const ofWholeFile = new RegExp(
  `^(${[
    'a name .+',
    'a file( (of|with) .+)?',
    'a text of at most .+',
    'text in UTF-8',
    'a PDF document',
    'an? \\w+ image',
    'an image whose width and height can be read',
    'readable YAML',
    'JSON',
    '(Object|Array)',
    'fields between two lines of --- at the start',
    'field names with their values',
    'no text below the front matter',
    'the list of this folder',
    'the record that it translates, .+',
    'one of the (folders|languages) .+',
  ].join('|')})$`,
);

const resources = [auditReports, categories, faqs, posts, tags, teams, vacancies];
const siteLanguages = siteLanguagesOf([languageOf('en'), languageOf('fa-AF')]);

test(`${rounds} broken contents (seed ${seed}) either compile in time or are rejected with messages that name the file, and the field if one is at fault, and publish nothing from outside`, () => {
  const random = randomOf(seed);
  const counts = { compiled: 0, refused: 0 };
  const kinds: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const root = makeProject(good);
    const made: string[] = [];
    for (let count = 1 + random(2); count > 0; count -= 1) {
      const kind = pick(random, Object.keys(changes));
      const file = pick(random, names);
      made.push(`${kind} ${file}`);
      try {
        changes[kind]!(join(root, file), random, root);
      } catch (error) {
        // Two mutations of one file may exclude each other: a folder cannot be truncated.
        if (!/^E/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
    const started = performance.now();
    const told = outcome(root);
    const what = `round ${round}: ${made.join(', ')}`;
    expect(performance.now() - started, what).toBeLessThan(compileTimeout);
    if (told === 'compiled') counts.compiled += 1;
    else {
      counts.refused += 1;
      for (const line of told) {
        expect(line, what).toMatch(/^content\b[^:]*: .*expected .+, found .+$/);
        const [, expected] = /^content\b[^:]*: expected (.+), found /.exec(line) ?? [];
        if (expected !== undefined) expect(expected, `${what}: names no field`).toMatch(ofWholeFile);
      }
      expect(told.join(' '), what).not.toMatch(/[\0-\x1f]|node_modules|^ +at /m);
    }
    const kind = made[0]!.split(' ')[0]!;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    rmSync(root, { recursive: true, force: true });
  }
  console.info(JSON.stringify({ seed, rounds, ...counts, kinds }));
  expect(Object.keys(kinds)).toHaveLength(Object.keys(changes).length);
  expect(counts.compiled).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(rounds / 3);
});

/** The messages of a rejected content. Any other exception fails the test. */
function outcome(root: string): 'compiled' | string[] {
  try {
    const { responses, files } = compileContent({ root, resources, now, siteLanguages });
    for (const [path, source] of files) {
      expect(source.startsWith(join(root, 'content') + sep)).toBe(true);
      expect(readFileSync(source).includes(secret), path).toBe(false);
    }
    for (const [path, body] of responses) {
      expect(body.includes(secret), path).toBe(false);
      expect(path).not.toMatch(/\.\.|\\|\0/);
    }
    return 'compiled';
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
}
