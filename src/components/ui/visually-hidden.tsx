import styled from '@emotion/styled';

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Visually hidden text for screen readers. */
export const VisuallyHidden = styled('span')(visuallyHidden);
