import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, siteLanguages, language } from '../../words/language';
import { words } from '../../words/common';
import { sharedQuery } from './shared-query';

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
    width: 'auto',
    minHeight: 44,
    paddingInline: 12,
    color: 'inherit',
    textDecoration: 'none',
  },
  // As wide as the word.
  '&& > li > [aria-current]': {
    fontWeight: 700,
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.5em',
  },
});

/** Remembers the language and then opens the page in it. A new tab or window leaves this page as it is. */
function press(event: MouseEvent<HTMLAnchorElement>, tag: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('./switch-language').then(
    ({ switchLanguage }) => switchLanguage(tag, href),
    () => location.assign(href),
  );
}

/** This page in each language of the site, which is named in itself; nothing where there is one language. */
export function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  if (siteLanguages.length < 2) return null;
  return (
    <nav aria-label={words.language}>
      <List>
        {siteLanguages.map((siteLanguage) => {
          const { tag, name, direction } = siteLanguage;
          const own = { lang: tag, dir: direction, children: name };
          return (
            <li key={tag}>
              {tag === language.tag ? (
                <span aria-current="true" {...own} />
              ) : (
                <a
                  href={addressIn(siteLanguage, pathname + sharedQuery(search) + hash)}
                  rel="alternate"
                  hrefLang={tag}
                  onClick={(event) => press(event, tag)}
                  {...own}
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
