/** An Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export interface AtomFeed {
  title: string;
  /** The page that shows the same list. */
  page: string;
  /** The address of the feed. */
  self: string;
  author: string;
  /** The base of relative addresses in the content. */
  base: string;
  language: string;
  updated: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  title: string;
  /** The page of the entry, which identifies it too: it stays when the title changes. */
  url: string;
  /** A time with its offset. */
  published: string;
  /** The time of its last change, which is that of its publication if there was none. */
  updated: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
}

/** The XML of a feed. Throws for no text: characters that XML has no place for are left out. */
export const atomFeed = ({ entries, ...feed }: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}" xml:base="${escapeXml(feed.base)}">`,
    `  <title>${escapeXml(feed.title)}</title>`,
    `  <id>${escapeXml(feed.self)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
    `  <updated>${feed.updated}</updated>`,
    `  <author><name>${escapeXml(feed.author)}</name></author>`,
    ...entries.flatMap((entry) => [
      '  <entry>',
      `    <title>${escapeXml(entry.title)}</title>`,
      `    <id>${escapeXml(entry.url)}</id>`,
      `    <link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
      `    <published>${entry.published}</published>`,
      `    <updated>${entry.updated}</updated>`,
      `    <summary>${escapeXml(entry.summary)}</summary>`,
      `    <content type="html">${escapeXml(entry.content)}</content>`,
      '  </entry>',
    ]),
    '</feed>\n',
  ].join('\n');

/** Everything but the characters of XML 1.0: https://www.w3.org/TR/xml/#charsets */
const notOfXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(notOfXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
