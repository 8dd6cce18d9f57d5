import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { longestQuery } from '../../format/query';
import { projectEventWords as words } from '../../words/projects-events';
import { Button } from '../ui/button';
import { palette, textField } from '../../theme/tokens';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Box = styled('input')({
  ...textField,
  flex: '1 1 140px',
  minWidth: 0,
  paddingInline: 12,
  backgroundColor: palette.background.default,
});

/** A search form that opens the search page, and is empty afterwards. */
export function SearchBox() {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = String(new FormData(form).get('q') ?? '').trim();
    if (!asked) return;
    form.reset();
    void navigate(href('/search', { query: { q: asked } }));
  }

  return (
    <Form role="search" action={href('/search')} onSubmit={submit}>
      <Box type="search" name="q" dir="auto" maxLength={longestQuery} aria-label={words.searchLabel} />
      <Button type="submit" variant="contained">
        {words.search}
      </Button>
    </Form>
  );
}
