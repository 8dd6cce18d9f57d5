import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/ui/icon';
import { Typography } from '../components/ui/typography';
import { words } from '../words/common';
import { allPagesId, site } from './site';

/** The list of all pages, folded up: open, it is longer than the screen of a phone. */
const Wide = styled('details')({
  gridColumn: '1 / -1',
  order: 1,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: 'fit-content',
    minHeight: 44,
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary h2': { margin: 0 },
  '&[open] summary svg': { transform: 'scaleY(-1)' },
  '& ul': { columns: '9rem', columnGap: 16 },
});
/** The templates are samples for developers: no user looks for them. */
const allPages = site.pages.filter(({ isTemplate }) => !isTemplate);

/** Opens itself where the address names it: without its script, the menu button leads here. */
export function AllPages() {
  const { hash, key } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === `#${allPagesId}`) list.current!.open = true;
  }, [hash, key]);
  return (
    <Wide id={allPagesId} ref={list}>
      <summary>
        <Typography variant="h2">{words.allPages}</Typography>
        <Icon name="down" />
      </summary>
      <nav aria-label={words.allPages}>
        <Links of={allPages} />
      </nav>
    </Wide>
  );
}

export const Links = ({ of }: { of: readonly { path: string; title: string }[] }) => (
  <ul>
    {of.map(({ path, title }) => (
      <li key={path}>
        <Link to={path}>{title}</Link>
      </li>
    ))}
  </ul>
);
