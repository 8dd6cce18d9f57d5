import { expect, it } from 'vitest';
import { faqs } from '../../src/schemas/faqs';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base).faqs;
const { records, faults } = parse(faqs, wire, base);

it('questions of a Laravel server are parsed without a fault, including markup', () => {
  expect(faults).toEqual([]);
  expect(records[0]).toMatchObject({
    question: 'Where do you lend?',
    response: '<p>In <em>four</em> provinces.</p>',
  });
  expect(records).toHaveLength(3);
});

it('a question without an answer is kept, an answer without a question is dropped', () => {
  const parsed = parse(faqs, [{ question: 'Why?' }, { response: 'Because.' }], base);
  expect(parsed.records).toMatchObject([{ question: 'Why?', response: undefined }]);
  expect(parsed.faults).toEqual([{ path: 'faqs[1].question', expected: 'a value' }]);
});
