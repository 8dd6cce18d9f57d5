import styled from '@emotion/styled';
import { LinkCloud, type SidebarLink } from './sidebar-widget';

const Place = styled('nav')({ marginBlockEnd: 24, '@media print': { display: 'none' } });

/** The filter links above a list. */
export function FilterLinks({ label, links }: { label: string; links: readonly SidebarLink[] }) {
  return (
    <Place aria-label={label}>
      <LinkCloud links={links} />
    </Place>
  );
}
