import { Fragment } from 'react';
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
      <span key={index}>{run.text}</span>
    ),
  );
}

function Linked({ children }: { children: string }) {
  const contacts = findContacts(children);
  const last = contacts.at(-1);
  return (
    <>
      {contacts.map(({ at, text, href }, index) => {
        const before = contacts[index - 1];
        return (
          <Fragment key={at}>
            <Words>{children.slice(before ? before.at + before.text.length : 0, at)}</Words>
            <Outside href={href} text={text} isLtr />
          </Fragment>
        );
      })}
      <Words>{children.slice(last ? last.at + last.text.length : 0)}</Words>
    </>
  );
}

const Words = ({ children }: { children: string }) => children && <span>{children}</span>;

function Outside({ href, text, isLtr }: { href: string; text: string; isLtr?: boolean }) {
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} {...(isLtr && { dir: 'ltr' })} {...(isPage && { target: '_blank', rel: 'noopener' })}>
      {text}
    </a>
  );
}
