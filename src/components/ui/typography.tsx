import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import { typography } from '../../theme/tokens';

const texts = {
  body1: styled('p')({ margin: 0, ...typography.body1 }),
  h1: styled('h1')({ margin: 0, ...typography.h1 }),
  h2: styled('h2')({ margin: 0, ...typography.h2 }),
  h3: styled('h3')({ margin: 0, ...typography.h3 }),
};

interface Props extends ComponentProps<'h1'> {
  variant?: keyof typeof texts;
  /** Overrides the element of the variant: the heading level may differ from the text size. */
  component?: ElementType;
  /** Adds a margin below the text. */
  gutterBottom?: boolean;
  'data-page-title'?: boolean;
}

/** Text in one of the theme's typography variants. */
export function Typography({ variant = 'body1', component, gutterBottom, style, ...rest }: Props) {
  const Text = texts[variant] as typeof texts.h1;
  const space = gutterBottom ? { marginBlockEnd: 24, ...style } : style;
  return <Text {...(component && { as: component })} {...(space && { style: space })} {...rest} />;
}
