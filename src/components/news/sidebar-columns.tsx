import styled from '@emotion/styled';
import { up } from '../../theme/tokens';
import { Section } from '../ui/section';

/** The layout of a page with a sidebar: beside it where both have room for their text, else below it. */
export const SidebarColumns = styled(Section)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 48,
  alignItems: 'flex-start',
  '& > *': { flex: '1 1 18.75rem', minWidth: 0, maxWidth: '100%' },
  // Takes all the room that the sidebar leaves, and at least 30rem of a line that both share.
  '& > :not(aside)': { flex: '999 1 min(100%, 30rem)' },
  // An article is as wide as its text and its picture, and what is left goes to the sidebar.
  '& > article': { maxWidth: '68ch', [up.md]: { fontSize: '1.125rem' } },
  '@media print': { display: 'block' },
});
