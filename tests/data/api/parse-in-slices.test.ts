import { expect, it, vi } from 'vitest';
import { parseInSlices, sliceLength } from '../../../src/data/api/parse-in-slices';

/** Longer than three slices, with all that could be taken for the end of a record. */
const records = Array.from({ length: 8_000 }, (_, id) => ({
  id,
  title: `Nurse ", "data": [ } ] , \\ \\" ${id}`,
  tags: ['a', ['b', {}]],
  text: '\u2028 "\\'.repeat(10),
}));
const list = JSON.stringify(records);

it.each([
  ['a bare list', list],
  ['a list in an envelope', `{"data":${list}}`],
  ['an envelope with more', ` { "links" : [1, {"data": [2]}], "data" :\n ${list} , "meta": {"data": [3]} } `],
  ['two lists of one name', `{"data":${list},"data":[4]}`],
  ['a name with an escaped mark', `{"my\\"data":${list}}`],
  ['no list', `{"one":"${'x'.repeat(2 * sliceLength)}"}`],
  ['a text', `"${'\\\\'.repeat(sliceLength)}"`],
  ['a short one', '{"data":[1]}'],
])('%s is parsed as JSON.parse does', async (_, text) =>
  expect(await parseInSlices(text)).toEqual(JSON.parse(text)),
);

it.each([
  ['cut short', list.slice(0, -1)],
  ['a comma at its end', `${list.slice(0, -1)},]`],
  ['a comma after a whole slice', `[${JSON.stringify('x'.repeat(sliceLength))},]`],
  ['two commas after a whole slice', `[${JSON.stringify('x'.repeat(sliceLength))},,1]`],
  ['the wrong bracket at its end', `${list.slice(0, -1)}}`],
  ['something after it', `${list} 1`],
  ['a string without an end', `[1,"${'x'.repeat(sliceLength)}`],
])('a list with %s is refused as JSON.parse does', async (_, text) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  await expect(parseInSlices(text)).rejects.toThrow(SyntaxError);
});

it('no task parses more than a slice and the record at its end', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  await parseInSlices(`{"data":${list}}`);
  const lengths = parse.mock.calls.map(([text]) => text.length);
  parse.mockRestore();
  expect(lengths.length).toBeGreaterThan(4);
  expect(Math.max(...lengths)).toBeLessThan(sliceLength + 1_000);
});
