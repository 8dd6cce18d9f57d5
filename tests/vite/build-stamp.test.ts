import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import { buildStamp } from '../../vite/build-stamp.ts';

test('a build has its version and its day', () => {
  const stamp = buildStamp({});
  expect(stamp['import.meta.env.BUILD_VERSION']).toBe(JSON.stringify(packageJson.version));
  expect(stamp['import.meta.env.BUILD_DAY']).toMatch(/^"\d{4}-\d{2}-\d{2}"$/);
});

test('a reproducible build takes its day from SOURCE_DATE_EPOCH', () => {
  const stamp = buildStamp({ SOURCE_DATE_EPOCH: '1795132800' });
  expect(stamp['import.meta.env.BUILD_DAY']).toBe('"2026-11-20"');
});

test.each(['tomorrow', '-5', '1e99', '99999999999999999'])(
  '%s is not a time, and fails the build',
  (value) => {
    expect(() => buildStamp({ SOURCE_DATE_EPOCH: value })).toThrow('SOURCE_DATE_EPOCH must be seconds');
  },
);
