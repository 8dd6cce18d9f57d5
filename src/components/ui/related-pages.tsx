import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { aboutWords } from '../../words/about';
import { Icon } from './icon';
import { Section } from './section';
import { palette } from '../../theme/tokens';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${palette.divider}`,
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
  '& svg': { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media print': { display: 'none' },
});

/** The pages beside this one: each address, and what the page there is called. */
export function RelatedPages({ pages }: { pages: Readonly<Record<string, string>> }) {
  return (
    <Section>
      <nav aria-label={aboutWords.neighbours}>
        <List>
          {Object.entries(pages).map(([path, title]) => (
            <li key={path}>
              <Link to={path}>
                {title}
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </List>
      </nav>
    </Section>
  );
}
