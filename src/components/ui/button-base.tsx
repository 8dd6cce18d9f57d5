import styled from '@emotion/styled';

/** The base styles of all buttons, without a focus ring: the page has a global one. `as` renders a link. */
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
