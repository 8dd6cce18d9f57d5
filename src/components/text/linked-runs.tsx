import type { ReactNode } from 'react';
import type { Text } from '../../document-text/edition';
import { findContacts } from '../../format/find-contacts';

const isSafe = (href: string) => /^(https?|mailto|tel):/i.test(href);

/** A text with its own links, as documents have them, and with links on the addresses and numbers in it. */
export function LinkedRuns({ of }: { of: Text }) {
  const runs = typeof of === 'string' ? [of] : of;
  return runs.map((run, index) =>
    typeof run === 'string' ? (
      <Linked key={index}>{run}</Linked>
    ) : isSafe(run.href) ? (
      <Outside key={index} href={run.href} text={run.text} />
    ) : (
      run.text
    ),
  );
}

function Linked({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { at, text, href } of findContacts(children)) {
    parts.push(children.slice(from, at), <Outside key={at} href={href} text={text} isLtr />);
    from = at + text.length;
  }
  return [...parts, children.slice(from)];
}

function Outside({ href, text, isLtr }: { href: string; text: string; isLtr?: boolean }) {
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} {...(isLtr && { dir: 'ltr' })} {...(isPage && { target: '_blank', rel: 'noopener' })}>
      {text}
    </a>
  );
}
