import { expect, it } from 'vitest';
import { withLine } from '../../../vite/messages/lines';

const text = '{\n  "common": {\n    "retry": "Again",\n    "failures": { "silent": "Nothing" }\n  }\n}';
const notes = '{\n  "common.retry": "On a button"\n}';
const textOf = (file: string) => ({ 'fa.json': text, 'notes.json': notes })[file];

it.each([
  ['fa.json, common.retry: is empty.', 'fa.json:3, common.retry: is empty.'],
  ['fa.json, common.failures.silent: is odd: so.', 'fa.json:4, common.failures.silent: is odd: so.'],
  ['fa.json, common.gone: is missing.', 'fa.json:2, common.gone: is missing.'],
  ['fa.json, gone.retry: is missing.', 'fa.json:1, gone.retry: is missing.'],
  ['notes.json, common.retry: is superfluous.', 'notes.json:2, common.retry: is superfluous.'],
  ['ps.json, common.retry: is empty.', 'ps.json, common.retry: is empty.'],
  ['Something else: is wrong.', 'Something else: is wrong.'],
])('%s is told as %s', (fault, told) => expect(withLine(fault, textOf)).toBe(told));
