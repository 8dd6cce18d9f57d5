import { expect, test } from 'vitest';
import { errorsIn } from './visits';

test('an error of a script is a mistake of its page, once; requests without an answer and warnings are none', () =>
  expect(
    errorsIn(
      [
        'console error: Failed to load resource: net::ERR_CONNECTION_REFUSED (http://localhost/api/tags)',
        'console warning: slow',
        "console error: TypeError: Cannot destructure property 'name' of 'r'\n    at shared.js:1:1389",
        "console error: TypeError: Cannot destructure property 'name' of 'r'\n    at shared.js:1:1389",
        'page error: Error: damaged\n    at start.js:1:1',
      ],
      '/contact',
    ),
  ).toEqual([
    "/contact: console error: TypeError: Cannot destructure property 'name' of 'r'",
    '/contact: page error: Error: damaged',
  ]));
