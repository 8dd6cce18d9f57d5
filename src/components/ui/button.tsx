import styled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ButtonBase } from './button-base';
import type { Elements } from './elements';
import { alpha, duration, palette, radius, transition, typography } from '../../theme/tokens';

type TextTone = 'primary' | 'error' | 'success';
/** The secondary colour has too little contrast for text. */
type Tone = TextTone | 'secondary';

const tone = (name: Tone) => ({
  '--tone': palette[name].main,
  '--tone-text': palette[name].contrastText,
  '--tone-border': alpha(palette[name].main, 0.5),
  '@media (hover: hover)': {
    '&:hover': {
      '--tone-fill': palette[name].dark,
      '--tone-border': palette[name].main,
      '--tone-wash': alpha(palette[name].main, palette.action.hoverOpacity),
    },
  },
});

/** Variants and colours are data attributes, so that all buttons share one Emotion class. */
const Root = styled(ButtonBase)({
  ...typography.button,
  minWidth: 64,
  minHeight: 44,
  padding: '6px 8px',
  borderRadius: radius,
  color: 'var(--tone)',
  backgroundColor: 'var(--tone-wash, transparent)',
  transition: transition(['background-color', 'border-color', 'color'], {
    duration: duration.short,
  }),
  ...tone('primary'),
  '&:where([data-tone="secondary"])': tone('secondary'),
  '&:where([data-tone="error"])': tone('error'),
  '&:where([data-tone="success"])': tone('success'),
  '&:where([data-tone="inherit"])': {
    '--tone': 'inherit',
    '--tone-border': 'currentColor',
    color: 'inherit',
    '@media (hover: hover)': {
      '&:hover': { '--tone-wash': alpha(palette.text.primary, palette.action.hoverOpacity) },
    },
  },
  '&:where([data-look="contained"])': {
    padding: '5px 15px',
    // Forced colors mode removes the background and shows the border.
    border: '1px solid transparent',
    color: 'var(--tone-text)',
    backgroundColor: 'var(--tone-fill, var(--tone))',
  },
  '&:where([data-look="outlined"])': { padding: '5px 15px', border: '1px solid var(--tone-border)' },
  '&:where([data-size="small"])': { padding: '4px 5px', fontSize: '0.8125rem' },
  '&:disabled': { color: palette.action.disabled },
  '&:disabled:where([data-look="contained"])': { backgroundColor: palette.action.disabledBackground },
  '&:disabled:where([data-look="outlined"])': { borderColor: palette.action.disabledBackground },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '@media print': { display: 'none !important' },
});
const Start = styled('span')({
  display: 'inherit',
  marginInlineStart: -4,
  marginInlineEnd: 8,
  '& > *': { fontSize: 20 },
});

type Look =
  | { variant: 'contained'; color?: Tone }
  | { variant?: 'text' | 'outlined' | 'contained'; color?: TextTone }
  | { variant?: 'text' | 'outlined'; color?: 'inherit' };

type Props = Look & {
  size?: 'small' | 'medium';
  startIcon?: Elements;
  children?: ReactNode;
};

type ButtonProps<As extends ElementType> = Props & { component?: As } & Omit<
    ComponentProps<As>,
    keyof Props | 'component'
  >;

/** A button, or a link styled as a button (`component={Link}`). */
export function Button<As extends ElementType = 'button'>({
  variant,
  color,
  size,
  startIcon,
  component,
  children,
  ...rest
}: ButtonProps<As>) {
  return (
    <Root
      {...(component && { as: component })}
      type={component ? undefined : 'button'}
      data-button=""
      data-look={variant}
      data-tone={color}
      data-size={size}
      {...rest}
    >
      {startIcon && <Start data-start-icon="">{startIcon}</Start>}
      <span>{children}</span>
    </Root>
  );
}
