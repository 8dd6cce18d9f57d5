import styled from '@emotion/styled';
import { Typography } from './typography';
import { palette } from '../../theme/tokens';
import type { Elements } from './elements';

const Root = styled('section')({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& + &': { marginBlockStart: 40 },
  '& > h2': { marginBlockEnd: 12 },
  '& > h3': { marginBlock: '24px 12px' },
  '& > p': { margin: '0 0 12px' },
  '& > ul:not([class])': { margin: '0 0 12px', paddingInlineStart: 24 },
  '& > ul:not([class]) > li': { marginBlockEnd: 8 },
  '& a': { color: palette.primary.main },
});

/** A part of a page of text, with its heading. */
export function Chapter({ title, children }: { title: string; children: Elements }) {
  return (
    <Root>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Root>
  );
}
