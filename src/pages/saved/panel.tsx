import styled from '@emotion/styled';
import { palette } from '../../theme/tokens';

/** One section of the Saved page, with its heading. */
export const Part = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 12,
  minWidth: 0,
  '& > p': { margin: 0, maxWidth: '68ch' },
});

export const Sheet = styled('div')({
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

/** A status: icon, colour and text. */
export const Told = styled('p', { shouldForwardProp: (name) => name !== 'as' && name !== 'mood' })<{
  mood: 'good' | 'warned' | 'plain';
}>(({ mood }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  '& > svg': { marginBlockStart: 3 },
  ...(mood !== 'plain' && {
    fontWeight: 600,
    color: mood === 'good' ? palette.success.main : palette.warning.main,
  }),
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
