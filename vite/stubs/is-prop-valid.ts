/**
 * Replaces `@emotion/is-prop-valid`, a list of every attribute that HTML and SVG know: whether a styled element passes a
 * prop to the DOM. The props that style an element here are left out by name (`shouldForwardProp`), so that only MUI's
 * are left: the list of its own `rootShouldForwardProp`. React warns of any other prop that no element knows.
 * https://github.com/mui/material-ui/blob/master/packages/mui-system/src/createStyled/createStyled.js
 */
export default function isPropValid(name: string): boolean {
  return !['ownerState', 'theme', 'sx', 'as'].includes(name);
}
