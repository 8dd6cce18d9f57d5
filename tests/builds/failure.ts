import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeSmallSite, yesterday, type SmallSite } from './small-site';

/** One way in which a build fails. */
export interface Failure {
  /** What is wrong, for the title of the test. */
  when: string;
  /** The sentences of READMEs that promise it, or parts of them. */
  promises?: readonly string[];
  /** Makes the site so. Resolves to what else the build needs. */
  make: (site: SmallSite) => unknown;
  env?: Record<string, string> | ((site: SmallSite) => Promise<Record<string, string>>);
  args?: string[];
  /** The whole of the last lines, after what Vite says of any failure. */
  ends: RegExp;
}

/** Vite's line before the cause. */
const introduction = /^error (?:during build|when starting preview server):\n/m;

/** Tests that each build fails with its cause alone as its last lines, and leaves the site of the build before. */
export function testFailures(failures: readonly Failure[], limit: number): void {
  let site: SmallSite;
  beforeAll(() => void (site = makeSmallSite()));
  afterEach(() => site.restore());
  afterAll(() => site.discard());
  test.each(failures.map((failure) => [failure.when, failure] as const))(
    'a build ends with its cause: %s',
    async (_when, { make, env, args, ends }) => {
      await make(site);
      const before = readdirSync(`${site.root}/dist`);
      const { code, output } = await site.run({
        env: typeof env === 'function' ? await env(site) : (env ?? {}),
        ...(args && { args }),
      });
      const [, ...told] = output.split(introduction);
      expect(told, output).toHaveLength(1);
      const cause = told[0]!.trim();
      expect(cause).toMatch(ends);
      const [sentence = ''] = cause.split('\n');
      expect(output.split('\n').filter((line) => line === sentence)).toEqual([sentence]);
      expect(code).toBe(1);
      expect(readdirSync(site.root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
      expect(readdirSync(`${site.root}/dist`)).toEqual(before);
      expect(site.read('dist/index.html')).toBe(yesterday);
    },
    limit,
  );
}
