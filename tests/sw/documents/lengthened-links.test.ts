import { expect, test } from 'vitest';
import { meantDocument } from '../../../sw/documents/lengthened-links';

const origin = 'https://ngo.example';
const tor = `${origin}/files/vacancies/tor.pdf`;

test.each([
  ['/files/vacancies/tor.pdf.', tor],
  ['/files/vacancies/tor.pdf).', tor],
  ['/files/vacancies/tor.pdf,', tor],
  ['/files/vacancies/tor.pdf%20', tor],
  ['/files/vacancies/tor.pdf%20Please%20apply.', tor],
  ['/files/vacancies/tor.pdf?from=chat', undefined],
  ['/files/%D8%B3%DB%8C%D8%A8.docx%D8%8C', `${origin}/files/%D8%B3%DB%8C%D8%A8.docx`],
  ['/files/a%23b.pdf)', `${origin}/files/a%23b.pdf`],
  ['/files/vacancies/tor.pdf', undefined],
  ['/files/vacancies/tor.pdf.zip', undefined],
  ['/files/vacancies/tor.pdf.sig', undefined],
  ['/files/vacancies/tor.pdfs/', undefined],
  ['/files/vacancies/', undefined],
  ['/vacancies/tor.pdf.', undefined],
  ['/files/tor.pdf%E0%A4%A.', undefined],
])('the address %s was meant to be that of %s', (link, document) => {
  expect(meantDocument(new URL(link, origin))).toBe(document);
});
