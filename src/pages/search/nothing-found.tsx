import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { SiteContext } from '../../components/ui/site-context';
import { palette } from '../../theme/tokens';
import { searchMessages } from '../../words/search/search';

const Hint = styled('p')({ margin: '16px 0 8px', maxWidth: '60ch' });
const Lists = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    boxSizing: 'border-box',
    paddingInline: 16,
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    color: palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
  },
});

/** Says what was tried, and offers the lists. */
export function NothingFound() {
  const { records, titleAt } = use(SiteContext);
  const byRank = [...records].sort((a, b) => a.of.rank - b.of.rank);
  const paths = [...new Set(byRank.map(({ path }) => path))].filter((path) => path !== '/');
  return (
    <>
      <Hint>{searchMessages.tried}</Hint>
      <Hint>{searchMessages.lists}</Hint>
      <Lists>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{titleAt(path)}</Link>
          </li>
        ))}
      </Lists>
    </>
  );
}
