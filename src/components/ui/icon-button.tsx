import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ButtonBase } from './button-base';

const Root = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 'none',
    minWidth: 44,
    minHeight: 44,
    padding: 8,
    borderRadius: '50%',
    fontSize: '1.5rem',
    textAlign: 'center',
    '--tone': palette.action.active,
    '&:where([data-tone="primary"])': { '--tone': palette.primary.main },
    '&:where([data-tone="inherit"])': { '--tone': 'inherit' },
    color: 'var(--tone)',
    transition: theme.transitions.create('background-color', {
      duration: theme.transitions.duration.shortest,
    }),
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: theme.alpha(palette.action.active, palette.action.hoverOpacity) },
      '&:where([data-tone="primary"]):hover': {
        backgroundColor: theme.alpha(palette.primary.main, palette.action.hoverOpacity),
      },
    },
    '&:disabled': { color: palette.action.disabled },
  };
});

interface Props extends ComponentProps<'button'> {
  /** What it does, for ears: there is only a sign to be seen. */
  'aria-label': string;
  color?: 'primary' | 'inherit';
  sx?: SxProps<Theme>;
}

export const IconButton = ({ color, ...rest }: Props) => <Root type="button" data-tone={color} {...rest} />;
