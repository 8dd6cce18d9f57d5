// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sentence } from '../../../src/components/ui/sentence';

it('places the element where the translation puts it', () => {
  const { container } = render(
    <Sentence of={(address) => `Write to ${address} today.`}>
      <a href="mailto:a@example.org">a@example.org</a>
    </Sentence>,
  );
  expect(container.innerHTML).toBe(
    '<span>Write to </span><bdi><a href="mailto:a@example.org">a@example.org</a></bdi><span> today.</span>',
  );
});
