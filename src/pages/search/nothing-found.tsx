import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { SiteContext } from '../../components/ui/site-context';
import { palette } from '../../theme/tokens';
import { addressIn, language, siteLanguages } from '../../words/language';
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

const otherLanguages = siteLanguages.filter(({ tag }) => tag !== language.tag);

/** Offers the same search in the other languages, which have lists of their own, and the lists; then says what was tried. */
export function NothingFound({ query }: { query: string }) {
  const { records, titleAt } = use(SiteContext);
  const byRank = [...records].sort((a, b) => a.of.rank - b.of.rank);
  const paths = [...new Set(byRank.map(({ path }) => path))].filter((path) => path !== '/');
  return (
    <>
      {otherLanguages.length > 0 && (
        <>
          <Hint>{searchMessages.otherLanguages}</Hint>
          <Lists>
            {otherLanguages.map((one) => (
              <li key={one.tag}>
                <a
                  href={addressIn(one, href('/search', { query: { q: query } }))}
                  hrefLang={one.tag}
                  lang={one.tag}
                  dir={one.direction}
                >
                  {one.name}
                </a>
              </li>
            ))}
          </Lists>
        </>
      )}
      <Hint>{searchMessages.lists}</Hint>
      <Lists>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{titleAt(path)}</Link>
          </li>
        ))}
      </Lists>
      <Hint>{searchMessages.tried}</Hint>
    </>
  );
}
