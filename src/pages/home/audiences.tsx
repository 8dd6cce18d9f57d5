import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { Measure } from '../../components/ui/section';
import { SiteContext } from '../../components/ui/site-context';
import { accentBar, palette, up } from '../../theme/tokens';
import { homeWords } from '../../words/home';

const Links = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 8,
  margin: 0,
  paddingBlock: '16px 0',
  paddingInline: 0,
  listStyle: 'none',
  [up.md]: { gap: 16, paddingBlockStart: 24 },
  '& li': { display: 'flex' },
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexGrow: 1,
    gap: 2,
    minHeight: 60,
    boxSizing: 'border-box',
    position: 'relative',
    paddingBlock: 8,
    paddingInline: '22px 12px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    fontWeight: 600,
    lineHeight: 1.35,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& a::before': accentBar,
  '& a:hover': { borderColor: palette.primary.main },
  '& small': { fontSize: '0.875rem', fontWeight: 400, color: palette.text.secondary },
  '@media print': { display: 'none' },
});

const { audiences } = homeWords;

const all = [
  { question: audiences.work, to: href('/vacancies') },
  { question: audiences.supply, to: href('/invitation-to-bid') },
  { question: audiences.funding, to: href('/accountability') },
  { question: audiences.support, to: href('/programs-and-projects') },
];
const links = import.meta.env.SITE_UNLINKED ? all.filter(({ to }) => to) : all;

/** What is here for whom: a question, and the page that answers it. */
export function Audiences() {
  const { titleAt } = use(SiteContext);
  if (import.meta.env.SITE_UNLINKED && links.length === 0) return null;
  return (
    <Measure as="nav" aria-label={audiences.label}>
      <Links>
        {links.map(({ question, to }) => (
          <li key={to}>
            <Link to={to}>
              <small>{question}</small>
              <span>{titleAt(to)}</span>
            </Link>
          </li>
        ))}
      </Links>
    </Measure>
  );
}
