import styled from '@emotion/styled';

/** What all buttons share; the focus ring is the one of the whole page. Links can be buttons too, by `as`. */
export const ButtonBase = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
});
