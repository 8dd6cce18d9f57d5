import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ButtonBase } from './button-base';
import { alpha, duration, palette, transition } from '../../theme/tokens';

const Root = styled(ButtonBase)({
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
  transition: transition('background-color', {
    duration: duration.shortest,
  }),
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: alpha(palette.action.active, palette.action.hoverOpacity) },
    '&:where([data-tone="primary"]):hover': {
      backgroundColor: alpha(palette.primary.main, palette.action.hoverOpacity),
    },
  },
  '&:disabled': { color: palette.action.disabled },
});

interface Props extends ComponentProps<'button'> {
  /** The accessible name: the button shows only an icon. */
  'aria-label': string;
  color?: 'primary' | 'inherit';
}

export const IconButton = ({ color, ...rest }: Props) => <Root type="button" data-tone={color} {...rest} />;
