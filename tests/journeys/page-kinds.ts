/** Pages of each kind, in their order of importance. */
export const pageKinds = [
  '',
  '/vacancies',
  '/vacancies/nlo-va-065',
  '/contact',
  '/saved',
  '/frequently-asked-questions',
];
