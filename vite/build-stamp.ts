import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/**
 * What the app says of its own build: the version of `package.json`, and the day (UTC), which `SOURCE_DATE_EPOCH`
 * (seconds since 1970) sets for a build that is to be the same again. A day and no time: two builds of the same code
 * on one day are the same, and no phone is told of a new version. Throws where the variable is no time.
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

/** The time of the build: now, or what `SOURCE_DATE_EPOCH` says. Throws where that is no time. */
export function readTime(epoch: string | undefined): Date {
  if (!epoch) return new Date();
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(time.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, but it is "${epoch}".`);
  }
  return time;
}
