import { readFileSync } from 'node:fs';
import { BuildError } from './build-error.ts';

type Environment = Record<string, string | undefined>;

/**
 * The constants that describe this build: the version from `package.json`, and the day (UTC), which
 * `SOURCE_DATE_EPOCH` (seconds since 1970) sets for a reproducible build. It is a day without a time, so that
 * two builds of the same code on one day are identical and no phone is offered an update. Throws if the
 * variable is invalid.
 * https://reproducible-builds.org/docs/source-date-epoch/
 */
export function buildStamp(env: Environment): Record<string, string> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return {
    'import.meta.env.BUILD_VERSION': JSON.stringify(version),
    'import.meta.env.BUILD_DAY': JSON.stringify(
      readTime(env['SOURCE_DATE_EPOCH']).toISOString().slice(0, 10),
    ),
  };
}

/** The time of the build: now, or `SOURCE_DATE_EPOCH`. Throws if that is invalid. */
export function readTime(epoch: string | undefined): Date {
  if (!epoch) return new Date();
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(time.getTime())) {
    throw new BuildError(`SOURCE_DATE_EPOCH must be seconds since 1970, but it is "${epoch}".`);
  }
  return time;
}
