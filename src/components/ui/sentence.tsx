import type { ReactNode } from 'react';

interface Props {
  /** A message with one placeholder. */
  of: (placeholder: string) => string;
  /** Replaces the placeholder. */
  children: ReactNode;
}

/** No message contains this character. */
const gap = '\0';

/** A sentence with an element inside, at the position that the translation defines, and in a direction of its own. */
export function Sentence({ of, children }: Props) {
  const [before, after] = of(gap).split(gap);
  return (
    <>
      {before && <span>{before}</span>}
      <bdi>{children}</bdi>
      {after && <span>{after}</span>}
    </>
  );
}
