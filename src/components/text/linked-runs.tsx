import type { Text } from '../../document-text/edition';
import { phoneLink } from '../../format/phone-link';

/** Web addresses, e-mail addresses, and phone numbers with a country code: other numbers may be accounts or amounts. */
const contact =
  /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]|[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}|\+\d[\d \u00a0().-]{5,}\d)/i;

const isSafe = (href: string) => /^(https?|mailto|tel):/i.test(href);

const hrefOf = (text: string) =>
  /^https?:/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : phoneLink(text);

/** A text of a document, with its own links, and with links on the addresses and numbers in it. */
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

// The pattern has one group, so that every second part is a match.
const Linked = ({ children }: { children: string }) =>
  children
    .split(contact)
    .map((part, index) =>
      index % 2 === 0 ? part : <Outside key={index} href={hrefOf(part)} text={part} isLtr />,
    );

function Outside({ href, text, isLtr }: { href: string; text: string; isLtr?: boolean }) {
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} {...(isLtr && { dir: 'ltr' })} {...(isPage && { target: '_blank', rel: 'noopener' })}>
      {text}
    </a>
  );
}
