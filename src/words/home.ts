import { formatNumber } from '../format/dates';
import { locale } from './common';

/** What the sections of the home page and their cards say. */
export const homeWords = {
  pictures: 'Pictures of our work',
  continueReading: 'Continue reading',
  projectsTitle: 'Project updates',
  projectsLine: 'Stay updated on our latest projects!',
  allProjects: 'All projects',
  noProjects: 'There are no projects here yet.',
  eventsTitle: 'Events',
  eventsLine: 'What happened, and what comes next.',
  allEvents: 'All events',
  noEvents: 'There are no events here yet.',
  stakeholdersTitle: 'Stakeholders',
  stakeholdersLine: 'The organisations that we work with.',
  allStakeholders: 'All stakeholders',
  stakeholder: 'A stakeholder',
  noStakeholders: 'No stakeholder is named here yet.',
  teamTitle: 'Management team',
  allTeam: 'The whole team',
  boardTitle: 'Board of directors',
  noMembers: 'Nobody is named here yet.',
  researchTitle: 'Research',
  researchLine: 'What we commissioned, and what it found.',
  noResearch: 'There is no research here yet.',
  videoTitle: 'See it in two minutes',
  videoLine:
    'A short film about work that starts again. It is fetched only when you press play, and uses your data.',
  videoSample: 'For now a sample film stands here: “Big Buck Bunny”, Blender Foundation, CC BY 3.0.',
  playVideo: 'Play the film',
  videoFrame: 'The film',
  videoOffline: 'The film comes from another site, and there is no connection right now.',
  watchOn: (site: string) => `Watch it on ${site} (opens in a new tab)`,
  counterTitle: 'In figures',
  counters: {
    activeBorrowers: 'Active borrowers',
    grossLoan: 'Gross loan portfolio',
    loanOutstanding: 'Loan outstanding per borrower',
    women: 'Women borrowers',
  },
  number: (value: number) => formatNumber(value, locale),
} as const;
