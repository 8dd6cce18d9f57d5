import styled from '@emotion/styled';
import { headingSizes, palette } from '../../theme/tokens';

/** The part of a page that has the text of its document, or says why there is none. */
export const TextPart = styled('section')({
  minWidth: 0,
  '& > h2': { fontSize: headingSizes.textH2, marginBlockEnd: 8 },
  '& > p': { margin: '0 0 16px', fontSize: '0.875rem', color: palette.text.secondary },
});
