import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import { ButtonBase } from './button-base';
import { alpha, duration, palette, transition } from '../../theme/tokens';

const Root = styled(ButtonBase)({
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: 8,
  borderRadius: '50%',
  // An icon need not grow as far as text: with the largest text a row of them would not fit a phone.
  fontSize: 'min(1.5rem, 30px)',
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
  '&:disabled, &[aria-disabled="true"]': { color: palette.action.disabled },
  // Forced colors mode removes backgrounds: the border shows where to press. Inside, it moves nothing.
  '@media (forced-colors: active)': {
    boxShadow: 'none',
    outline: '1px solid',
    outlineOffset: -2,
    '&:focus-visible': { outlineWidth: 3 },
  },
  '@media print': { display: 'none' },
});

interface Props {
  /** The accessible name: the button shows only an icon. */
  'aria-label': string;
  color?: 'primary' | 'inherit';
}

type IconButtonProps<As extends ElementType> = Props & { component?: As } & Omit<
    ComponentProps<As>,
    keyof Props | 'component'
  >;

/** A button with an icon, or a link that looks the same (`component={Link}`). */
export const IconButton = <As extends ElementType = 'button'>({
  color,
  component,
  ...rest
}: IconButtonProps<As>) => (
  <Root
    {...(component && { as: component })}
    type={component ? undefined : 'button'}
    data-tone={color}
    {...rest}
  />
);
