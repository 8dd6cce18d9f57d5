import { href } from '../../addresses';

/** The lists of notices that this site has: their entries can be kept, and new ones be told. */
export const noticePages = (): readonly string[] =>
  [
    href('/vacancies'),
    href('/volunteer-opportunities'),
    href('/invitation-to-bid'),
    href('/notification-of-award'),
  ].filter(Boolean);

/** The pages of this site on which something can be kept. */
export const keepablePages = (): readonly string[] => [
  ...noticePages(),
  ...[href('/events'), href('/blog'), href('/project-updates')].filter(Boolean),
];
