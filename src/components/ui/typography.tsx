import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';

const texts = {
  body1: styled('p')(({ theme }) => ({ margin: 0, ...theme.typography.body1 })),
  h1: styled('h1')(({ theme }) => ({ margin: 0, ...theme.typography.h1 })),
  h2: styled('h2')(({ theme }) => ({ margin: 0, ...theme.typography.h2 })),
  h3: styled('h3')(({ theme }) => ({ margin: 0, ...theme.typography.h3 })),
};

interface Props extends ComponentProps<'h1'> {
  variant?: keyof typeof texts;
  /** The element, where it is not the one of the variant: looks and outline of a page need not agree. */
  component?: ElementType;
  /** With space for what follows. */
  gutterBottom?: boolean;
  sx?: SxProps<Theme>;
  'data-page-title'?: boolean;
}

/** A text in one of the sizes that the theme knows. */
export function Typography({ variant = 'body1', component, gutterBottom, sx, ...rest }: Props) {
  const Text = texts[variant] as typeof texts.h1;
  const space = gutterBottom ? { marginBlockEnd: 24 } : {};
  return <Text as={component} sx={sx ? { ...space, ...(sx as object) } : space} {...rest} />;
}
