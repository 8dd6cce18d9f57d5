import { useEffect, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { importRetriably } from '../../browser/import-retriably';
import { useFormerAddress } from '../../pwa/use-former-address';
import { Button } from './button';
import { useLazyComponent } from './lazy/use-lazy-component';
import { Section } from './section';
import { cutQuery } from '../../format/query';
import { words } from '../../words/common';
import { Typography } from './typography';

const loadGuesses = () => importRetriably(() => import('../search/guesses')).then(({ Guesses }) => Guesses);

export function NotFound() {
  useFormerAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** Searches for the words of the unknown address. The prerendered page does not know it: its link has no query. */
  function searchForIt(event: MouseEvent) {
    const q = cutQuery(wordsOfPath(pathname));
    if (!q || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(href('/search', { query: { q } }));
  }
  return (
    <Section>
      <Typography style={{ marginBlockEnd: 8, fontSize: '1.375rem', fontWeight: 700 }}>
        {words.notFound}
      </Typography>
      <Typography style={{ marginBlockEnd: 24 }}>{words.notFoundHint}</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Button variant="outlined" component={Link} to={href('/search')} onClick={searchForIt}>
          {words.searchForIt}
        </Button>
        <Button variant="outlined" component={Link} to="/">
          {words.backToHome}
        </Button>
      </div>
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
