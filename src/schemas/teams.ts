import { flag, identity, image, list, markup, optional, slug, text, type RecordOf } from './base';

export const teams = list(
  'teams',
  {
    name: identity(text('name')),
    slug: optional(slug('slug')),
    position: text('position'),
    title: optional(text('title')),
    avatar: optional(image('avatar', 'file')),
    isBoardMember: flag('is_board_member'),
    about: optional(markup('about')),
  },
  { rank: 9, body: 'about', intro: 'about' },
);

export type TeamMember = RecordOf<typeof teams>;
