import { useEffect, useRef, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { importRetriably } from '../../browser/import-retriably';
import { useFormerAddress } from '../../pwa/use-former-address';
import { Button } from './button';
import { useLazyComponent } from './lazy/use-lazy-component';
import { Section } from './section';
import { cutQuery, longestQuery } from '../../format/query';
import { textField } from '../../theme/tokens';
import { words } from '../../words/common';
import { Typography } from './typography';

const boxStyle = { ...textField, flex: '1 1 140px', minWidth: 0, paddingInline: 12, background: 'none' };

const loadGuesses = () => importRetriably(() => import('../search/guesses')).then(({ Guesses }) => Guesses);

export function NotFound() {
  useFormerAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    // The prerendered page does not know its address.
    function nameWords() {
      if (field.current) field.current.value = cutQuery(wordsOfPath(pathname));
    },
    [pathname],
  );
  function searchForIt(event: FormEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    void navigate(q ? href('/search', { query: { q } }) : href('/search'));
  }
  return (
    <Section>
      <Typography style={{ marginBlockEnd: 8, fontSize: '1.375rem', fontWeight: 700 }}>
        {words.notFound}
      </Typography>
      <Typography style={{ marginBlockEnd: 24 }}>{words.notFoundHint}</Typography>
      {href('/search') && (
        <form
          role="search"
          action={href('/search')}
          onSubmit={searchForIt}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 640 }}
        >
          <input
            style={boxStyle}
            ref={field}
            type="search"
            name="q"
            maxLength={longestQuery}
            dir="auto"
            aria-label={words.searchForIt}
          />
          <Button type="submit" variant="contained">
            {words.searchForIt}
          </Button>
        </form>
      )}
      <Button component={Link} to="/" style={{ marginInline: -8 }}>
        {words.backToHome}
      </Button>
      <MaybeMeant />
    </Section>
  );
}

/** What the address may have meant, once that is loaded: the prerendered page does not know its address. */
function MaybeMeant() {
  const { Component: Guesses, load } = useLazyComponent(loadGuesses);
  const { pathname } = useLocation();
  useEffect(() => void load(), [load]);
  return Guesses && <Guesses words={cutQuery(wordsOfPath(pathname))} />;
}

/** The words of a path: “vacancies loan officer” for `/vacancies/loan-officer`. Empty for a malformed one. */
function wordsOfPath(path: string): string {
  try {
    return (decodeURIComponent(path).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ');
  } catch {
    return '';
  }
}
