import styled from '@emotion/styled';
import { Card } from './card';
import { palette } from '../../theme/tokens';

/** A card whose only link covers its whole area, but its buttons. */
export const LinkCard = styled(Card)({
  position: 'relative',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: palette.primary.main },
  '& a': { color: palette.text.primary, textDecoration: 'none' },
  // Titles that are cut fill their lines.
  '& :is(h2, h3)': { textWrap: 'wrap' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'relative', zIndex: 1, alignSelf: 'flex-start' },
  '&:hover a, & a:focus-visible': { color: palette.primary.main, textDecoration: 'underline' },
}) as typeof Card;
