import styled from '@emotion/styled';
import { down } from '../../theme/tokens';
import { gutter } from '../ui/section';
import { LinkCloud, type SidebarLink } from './sidebar-widget';

/** On a phone one line, which is scrolled: more links, once they arrive, do not move the list below. */
const Place = styled('nav')({
  marginBlockEnd: 24,
  '@media print': { display: 'none' },
  [down.md]: {
    marginBlockEnd: 12,
    marginInline: `calc(-1 * ${gutter})`,
    '& ul': {
      flexWrap: 'nowrap',
      marginBlockStart: 0,
      // Space for the focus ring.
      paddingBlock: 4,
      paddingInline: gutter,
      scrollPaddingInline: gutter,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
    },
    // As wide as its words, unless the screen is narrower.
    '& li': { flex: 'none', maxWidth: '100%' },
    '& a[aria-current]': { scrollInitialTarget: 'nearest' },
  },
});

/** The filter links above a list. */
export function FilterLinks({ label, links }: { label: string; links: readonly SidebarLink[] }) {
  return (
    <Place aria-label={label}>
      <LinkCloud links={links} />
    </Place>
  );
}
