import { styled } from '@mui/material/styles';

/** One part of the page of what is saved: its heading and what belongs to it. */
export const Part = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 12,
  minWidth: 0,
  '& > p': { margin: 0, maxWidth: '68ch' },
});

export const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& p': { margin: 0 },
}));

/** A word or two beside or below what counts. */
export const Small = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** A state: its icon, its colour and its words. */
export const Told = styled('p', { shouldForwardProp: (name) => name !== 'as' && name !== 'mood' })<{
  mood: 'good' | 'warned' | 'plain';
}>(({ theme, mood }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  '& > svg': { marginBlockStart: 3 },
  ...(mood !== 'plain' && {
    fontWeight: 600,
    color: mood === 'good' ? theme.vars.palette.success.main : theme.vars.palette.warning.main,
  }),
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
