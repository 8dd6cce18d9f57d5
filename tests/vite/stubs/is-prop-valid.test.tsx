// @vitest-environment jsdom
import { styled } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

test('an element that MUI styles has none of the props that are for its style', () => {
  const Part = styled('div')<{ ownerState: object }>({});
  const { container } = render(<Part ownerState={{}} sx={{}} as="p" title="shown" />);
  expect(container.querySelector('p')?.getAttributeNames().sort()).toEqual(['class', 'title']);
});
