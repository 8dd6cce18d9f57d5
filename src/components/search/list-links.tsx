import styled from '@emotion/styled';
import { use, useId } from 'react';
import { Link } from 'react-router-dom';
import { searchMessages } from '../../words/search/search';
import { SiteContext } from '../ui/site-context';
import { LinkRow } from '../ui/related-pages';
import { down, leading } from '../../theme/tokens';

/** On a phone two in a line, each as wide as the other. */
const Lists = styled(LinkRow)({
  [down.sm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    gap: 8,
    '& li': { display: 'grid' },
    '& a': { padding: '6px 12px', lineHeight: leading(1.3) },
  },
});

/** A sentence above links. */
export const Hint = styled('p')({ margin: '24px 0 8px', maxWidth: '60ch' });

interface Props {
  /** The path of a list to which the page links already. */
  without?: string | undefined;
}

/** Links to the lists, which together have everything that is published. */
export function ListLinks({ without }: Props) {
  const { records, titleAt } = use(SiteContext);
  const hint = useId();
  const byRank = [...records].sort((a, b) => a.of.rank - b.of.rank);
  const paths = [...new Set(byRank.map(({ path }) => path))].filter(
    (path) => path !== '/' && path !== without,
  );
  if (paths.length === 0) return null;
  return (
    <nav aria-labelledby={hint}>
      <Hint id={hint}>{searchMessages.lists}</Hint>
      <Lists>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{titleAt(path)}</Link>
          </li>
        ))}
      </Lists>
    </nav>
  );
}
