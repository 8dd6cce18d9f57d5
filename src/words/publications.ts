/** What the page of publications says. */
export const publicationWords = {
  newsletters: 'Newsletters',
  newslettersText: 'What happened in the districts, season by season.',
  newslettersOf: (year: number) => `Newsletters of ${year}`,
  annualReports: 'Annual reports',
  annualReportsText: 'Work, results, accounts and open questions of each year.',
  commissionedResearch: 'Commissioned research',
  commissionedResearchText: 'Studies that others carried out for us, published as they were handed in.',
} as const;
