import { expect, it } from 'vitest';
import { nameLanguages } from '../../../vite/document-texts/name-languages';

const languages = new Map([
  ['/files/vacancies/tor.fa.pdf', 'fa'],
  ['/files/researchs/a study.pdf', 'en-GB'],
]);

it('a record that names a document gets the language of its text, wherever it stands in the answer', () => {
  const answer = {
    data: [
      { title: 'کارمند', file: '/files/vacancies/tor.fa.pdf', file_size: 9 },
      { title: 'A study', pdf: '/files/researchs/a study.pdf', file_size: 9 },
      { title: 'A scan', file: '/files/vacancies/scan.pdf', file_size: 9 },
    ],
  };
  expect(JSON.parse(nameLanguages(JSON.stringify(answer), languages)!)).toEqual({
    data: [
      { ...answer.data[0], file_language: 'fa' },
      { ...answer.data[1], file_language: 'en-GB' },
      answer.data[2],
    ],
  });
});

it('an answer without such a document stays as it is, byte for byte', () => {
  expect(
    nameLanguages('{ "data": [{ "title": "/files/vacancies/tor.fa.pdf" }] }', languages),
  ).toBeUndefined();
});
