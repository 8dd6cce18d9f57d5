import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../browser/use-store';
import { addressIn, editions, language } from '../../words/language';
import { words } from '../../words/common';
import { switchLanguage } from './switch-language';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Stronger than the rules of the drawer for its own links.
  '&& > li > *': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'auto',
    minWidth: 44,
    minHeight: 44,
    paddingInline: 8,
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
  },
  '&& > li > a:hover': { textDecoration: 'underline' },
  '&& > li > [aria-current]': { fontWeight: 700, boxShadow: 'inset 0 -2px currentColor', borderRadius: 0 },
});

const never = () => () => undefined;

/** Query and hash of the page; empty in prerendered HTML, whose links lead to the same page without them. */
const usePlace = (): string =>
  useStore(
    never,
    () => location.search + location.hash,
    () => '',
  );

/** This page in each language of the site, which is named in itself; nothing where there is one language. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  const place = usePlace();
  if (editions.length < 2) return null;
  return (
    <nav aria-label={words.language}>
      <List>
        {editions.map((edition) => {
          const { tag, name, direction } = edition;
          return (
            <li key={tag}>
              {tag === language.tag ? (
                <span aria-current="true" lang={tag} dir={direction}>
                  {name}
                </span>
              ) : (
                <a
                  href={addressIn(edition, pathname + place)}
                  rel="alternate"
                  hrefLang={tag}
                  lang={tag}
                  dir={direction}
                  onClick={(event) => switchLanguage(event, tag)}
                >
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
