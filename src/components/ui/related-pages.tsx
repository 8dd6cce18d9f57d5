import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { aboutWords } from '../../words/about';
import { Icon } from './icon';
import { Section } from './section';
import { SiteContext } from './site-context';
import { palette } from '../../theme/tokens';

/** Links to pages, side by side, each as high as a finger. */
export const LinkRow = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    boxSizing: 'border-box',
    paddingInline: 16,
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: palette.primary.main },
  '@media print': { display: 'none' },
});
const List = styled(LinkRow)({ paddingBlockStart: 24, borderBlockStart: `1px solid ${palette.divider}` });

interface Props {
  /** The paths of the pages to link to, where the site has them. */
  pages: readonly string[];
}

/** Links to related pages. */
export function RelatedPages({ pages }: Props) {
  const { titleAt } = use(SiteContext);
  const links = pages.filter(Boolean);
  if (links.length === 0) return null;
  return (
    <Section>
      <nav aria-label={aboutWords.neighbours}>
        <List>
          {links.map((path) => (
            <li key={path}>
              <Link to={path}>
                <span>{titleAt(path) ?? path}</span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </List>
      </nav>
    </Section>
  );
}
