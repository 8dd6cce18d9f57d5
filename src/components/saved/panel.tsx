import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { LinkRow } from '../ui/related-pages';
import { down, leading, palette } from '../../theme/tokens';

/** One section of the Saved page, with its heading. */
export const PageSection = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 12,
  minWidth: 0,
  '& > p': { margin: 0, maxWidth: '68ch' },
});

export const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& p': { margin: 0 },
});

/** Secondary text. */
export const Small = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
});

const StatusLine = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  fontWeight: 600,
  color: palette.warning.main,
  '&[data-good]': { color: palette.success.main },
  '& > svg': { marginBlockStart: 3 },
});

/** A status: icon, colour and text. */
export const Status = ({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) => (
  <StatusLine data-good={isGood || undefined}>
    <Icon name={isGood ? 'check' : 'warning'} />
    <span>{children}</span>
  </StatusLine>
);

/** Links to pages, for a panel. */
export const Places = styled(LinkRow)({
  alignSelf: 'stretch',
  gap: 8,
  [down.sm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
    '& li': { display: 'grid' },
  },
  '& a': { paddingInline: 12, fontSize: '0.875rem', lineHeight: leading(1.3) },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
