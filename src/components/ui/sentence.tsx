import type { ReactNode } from 'react';

interface Props {
  /** A message with one placeholder. */
  of: (placeholder: string) => string;
  /** Stands in the place of the placeholder. */
  children: ReactNode;
}

/** No message holds this character. */
const gap = '\0';

/** A sentence with an element in it, at the place that its language gives to it. */
export function Sentence({ of, children }: Props) {
  const [before, after] = of(gap).split(gap);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
