import { expect, test } from 'vitest';
import { meantDocument } from '../../../sw/contract/meant-document';

const tor = '/files/vacancies/tor.pdf';

test.each([
  ['/files/vacancies/tor.pdf.', tor],
  ['/files/vacancies/tor.pdf).', tor],
  ['/files/vacancies/tor.pdf,', tor],
  ['/files/vacancies/tor.pdf%20', tor],
  ['/files/vacancies/tor.pdf%20Please%20apply.', tor],
  ['/files/%D8%B3%DB%8C%D8%A8.docx%D8%8C', '/files/سیب.docx'],
  ['/files/a%23b.pdf)', '/files/a#b.pdf'],
  ['/files/vacancies/tor.pdf', undefined],
  ['/files/vacancies/tor.pdf.zip', undefined],
  ['/files/vacancies/tor.pdf.sig', undefined],
  ['/files/vacancies/tor.pdfs/', undefined],
  ['/files/vacancies/', undefined],
  ['/vacancies/tor.pdf.', undefined],
  ['/FILES/VACANCIES/TOR.PDF', tor],
  ['/FILES/VACANCIES/TOR.PDF).', tor],
  ['/files/vacancies/Old%20TOR.PDF', undefined],
  ['/files/tor.pdf%E0%A4%A.', undefined],
])('the address %s was meant to be that of %s', (link, document) => {
  expect(meantDocument(link)).toBe(document);
});
