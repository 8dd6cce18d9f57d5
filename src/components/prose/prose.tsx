import styled from '@emotion/styled';
import { useMemo, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentAt } from '../../data/documents/document-links';
import { downloadDocument } from '../../data/documents/download-document';
import { toOwnPath } from '../../data/api/own-url';
import type { FileValue, Markup } from '../../schemas/base';
import { words } from '../../words/common';
import { downloadSentence } from '../../words/documents';
import { blockHtml, inlineHtml, type HeadingLevel } from './sanitise';
import { headingSizes, leading, palette } from '../../theme/tokens';
import { pathAt } from '../../words/language';
import { textAttributes } from '../ui/lang-attributes';

/** Nesting from the fourth level on has no indent: a phone has no room for more. */
const deep = Array(4).fill(':is(ul, ol, dl, blockquote)').join(' ');

const Body = styled('div')({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginBlockStart: '1em' },
  // The direction of each block is detected from its text.
  '& p, & li, & h2, & h3, & h4, & h5, & h6, & blockquote, & td, & th': { unicodeBidi: 'plaintext' },
  '& a': { color: palette.primary.main },
  '& :is(h2, h3, h4, h5, h6)': { lineHeight: leading(1.3), textWrap: 'balance' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: '1.6em' },
  '& h2': { fontSize: headingSizes.textH2 },
  '& h3': { fontSize: `min(1.1875rem, ${headingSizes.h3})` },
  '& :is(h4, h5, h6)': { fontSize: '1rem' },
  '& li + li': { marginBlockStart: '0.25em' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: 16,
    borderInlineStart: `4px solid ${palette.secondary.main}`,
  },
  '& :is(ul, ol)': { paddingInlineStart: 24 },
  '& ol > li::marker': { fontWeight: 700, color: palette.primary.main },
  '& dd': { marginInlineStart: 16 },
  '& figure': { marginInline: 0 },
  [`& ${deep}, & ${deep} dd`]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 'none' },
  [`& ${deep} li`]: { listStylePosition: 'inside' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 8 },
  '& img:not([width])': {
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: palette.divider,
  },
  '& pre': { whiteSpace: 'pre-wrap' },
  // A wide table must not widen a grid or flex container around the prose.
  '& [role="group"]': { overflowX: 'auto', contain: 'inline-size' },
  '& table': { borderCollapse: 'collapse', overflowWrap: 'break-word' },
  '& td, & th': {
    border: `1px solid ${palette.divider}`,
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
  },
});
const Said = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '&:not(:empty)': { marginBlockStart: 12 },
});

export interface ProseProps {
  children: Markup;
  inline?: boolean;
  /** The level of the first heading: one below the heading above the prose. */
  headingsFrom?: HeadingLevel;
  /** The record and its field, which may be in another language. */
  of?: object;
  field?: string;
}

/**
 * Prose from the API, sanitised. Its text direction is detected. A page that has prose in every case imports it, so
 * that nothing below the prose moves when it comes; others use `LazyProse`.
 */
export function Prose({ children, inline = false, headingsFrom = 3, of = {}, field = '' }: ProseProps) {
  const said = textAttributes(of, field);
  return inline ? (
    <InlineProse said={said}>{children}</InlineProse>
  ) : (
    <BlockProse said={said} headingsFrom={headingsFrom}>
      {children}
    </BlockProse>
  );
}

interface PartProps {
  children: Markup;
  said: ReturnType<typeof textAttributes>;
}

function InlineProse({ children, said }: PartProps) {
  const html = useMemo(() => inlineHtml(children), [children]);
  return <Body as="span" {...said} data-prose="" dangerouslySetInnerHTML={html} />;
}

function BlockProse({ children, headingsFrom, said: language }: PartProps & { headingsFrom: HeadingLevel }) {
  const html = useMemo(() => blockHtml(children, headingsFrom), [children, headingsFrom]);
  const navigate = useNavigate();
  const [said, setSaid] = useState('');

  async function download(file: FileValue) {
    setSaid(words.fetching);
    setSaid(downloadSentence(await downloadDocument(file)));
  }

  /**
   * Keeps the app open on a click: a document link downloads the file, a link to a page of the app navigates on the
   * client.
   */
  function followLink(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    const file = documentAt(link.getAttribute('href') ?? '', location.origin);
    const page = toOwnPath(link.href, location.origin);
    if (file) void download(file);
    else if (page) void navigate(pathAt(page));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Body {...language} data-prose="" dangerouslySetInnerHTML={html} onClick={followLink} />
      {String(html.__html).includes('<a ') && <Said role="status">{said}</Said>}
    </>
  );
}
