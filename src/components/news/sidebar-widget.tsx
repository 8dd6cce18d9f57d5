import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Typography } from '../ui/typography';
import { leading, palette } from '../../theme/tokens';
import { langAttributes } from '../ui/lang-attributes';
import type { Elements } from '../ui/elements';

/** The frame of a sidebar box. */
export const SidebarCard = styled('div')({
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
});

/** A sidebar box with a heading. */
export function SidebarWidget({ title, children }: { title: string; children: Elements }) {
  return (
    <SidebarCard>
      <Typography variant="h3" component="h2" style={{ marginBlockEnd: 8 }}>
        {title}
      </Typography>
      {children}
    </SidebarCard>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover > span[dir]': { textDecoration: 'underline' },
  '&[data-stacked] a': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 4,
    paddingBlock: 12,
    lineHeight: leading(1.4),
  },
  '& li + li': { borderBlockStart: `1px solid ${palette.divider}` },
});
const Note = styled('span')({
  flex: 'none',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
const Words = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 14,
    borderRadius: 22,
    border: `1px solid ${palette.divider}`,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: palette.primary.main },
  '& a[aria-current]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
});

/** A link with an optional note: a count or a date. */
export interface SidebarLink {
  name: string;
  to: string;
  note?: ReactNode;
  /** The language of the name, if it is another one than that of the page. */
  lang?: string | undefined;
  isCurrent?: boolean;
}

interface ListProps {
  links: readonly SidebarLink[];
  /** Places the note below the name, for long names. */
  isStacked?: boolean;
}

/** A vertical list of links. */
export const LinkList = ({ links, isStacked }: ListProps) => (
  <List data-stacked={isStacked}>
    {links.map(({ name, to, note, lang }) => (
      <li key={to}>
        <Link to={to}>
          <span {...langAttributes(lang)}>{name}</span>
          {note !== undefined && <Note>{note}</Note>}
        </Link>
      </li>
    ))}
  </List>
);

/** An inline list of links, for short names. */
export const LinkCloud = ({ links }: { links: readonly SidebarLink[] }) => (
  <Words>
    {links.map(({ name, to, isCurrent, lang }) => (
      <li key={to}>
        <Link to={to} {...langAttributes(lang)} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      </li>
    ))}
  </Words>
);
