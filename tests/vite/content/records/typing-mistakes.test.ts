import { expect, test } from 'vitest';
import { auditReports } from '../../../../src/schemas/audit-reports';
import { vacancies } from '../../../../src/schemas/vacancies';
import { typingMistake } from '../../../../vite/content/records/typing-mistakes';
import { compile, faultsOf } from '../project';

test.each([
  ['yes', 'true'],
  ['No', 'false'],
  ['off', 'false'],
  ['“true”', 'true'],
  ['1', 'true'],
])('%s, where true or false is expected, is %s', (value, meant) =>
  expect(typingMistake('flag', 'isOpen', value)).toBe(`true or false, without quotes: isOpen: ${meant}`),
);

test.each([
  ['date', '“2026-12-01”', 'no curly quotes: field: 2026-12-01'],
  ['date', '‘+3d 16:00’', 'no curly quotes: field: +3d 16:00'],
  ['file', '”tor.pdf”', 'no curly quotes: field: tor.pdf'],
  ['texts', ['“women”', 'water'], 'no curly quotes: field: [women, water]'],
  ['text', '“Nurse', `straight quotes, ' or ", around the whole value`],
] as const)('curly quotes in a %s, %j, are told', (kind, value, expected) =>
  expect(typingMistake(kind, 'field', value)).toBe(expected),
);

test.each([
  ['flag', true],
  ['flag', 'perhaps'],
  ['date', '2026-12-01'],
  ['text', '“We lent a ladder”'],
  ['text', 'The word “ladder”'],
  ['text', '„Leiter“ heißt sie'],
  ['markup', 'He said: “Come.”'],
  ['slug', 'a-slug'],
  ['text', undefined],
] as const)('a %s may be %j', (kind, value) => expect(typingMistake(kind, 'field', value)).toBeUndefined());

test('the fault of a record has its line, and takes the place of any other', () => {
  expect(
    faultsOf(
      {
        'content/vacancies/01-a.md':
          '---\nnumber: V-1\ntitle: “Nurse #2”\npostDate: “2026-11-01”\ncloseDate: ‘2026-12-01’\n---\n\n“Come.',
        'content/audit-reports/01-a.yaml': 'year: 2024\nisMutahidDfi: yes\nfile: a.pdf',
        'content/audit-reports/a.pdf': '%PDF-1.7',
        'content/settings/general.yaml': 'phone: 1\nemail: "a@example.org"\nfooterLogo: “logo.svg”',
      },
      vacancies,
      auditReports,
    ),
  ).toEqual([
    'content/settings/general.yaml:3: footerLogo: expected no curly quotes: footerLogo: logo.svg, found "“logo.svg”"',
    `content/vacancies/01-a.md:3: title: expected straight quotes, ' or ", around the whole value, found "“Nurse"`,
    'content/vacancies/01-a.md:4: postDate: expected no curly quotes: postDate: 2026-11-01, found "“2026-11-01”"',
    'content/vacancies/01-a.md:5: closeDate: expected no curly quotes: closeDate: 2026-12-01, found "‘2026-12-01’"',
    'content/audit-reports/01-a.yaml:2: isMutahidDfi: expected true or false, without quotes: isMutahidDfi: true, found "yes"',
  ]);
});

test('a text between curly quotes deserves a look, with its line, unless they stand within', () => {
  const { warnings } = compile(
    {
      'content/vacancies/01-a.yaml': 'number: 1\ntitle: “Nurse”\npostDate: 2026-11-01',
      'content/vacancies/02-a.yaml': 'number: 2\ntitle: “Nurse” and “cook”\npostDate: 2026-11-01',
      'content/settings/home.yaml': 'homeSlogan: «Ensemble»\naboutTitle: The “ladder”',
    },
    vacancies,
  );
  expect(warnings).toEqual([
    'content/settings/home.yaml:1: homeSlogan: «Ensemble» is shown with these quotes: are they part of it?',
    'content/vacancies/01-a.yaml:2: title: “Nurse” is shown with these quotes: are they part of it?',
  ]);
});
