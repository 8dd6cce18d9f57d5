import { createRequire } from 'node:module';
import { attempt } from '../faults';
import { decodeText } from './disk';

/** Drawings made by hand are not nested deeper, and parsing deeper ones takes minutes. */
const maxDepth = 100;

const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';
/** Elements that run scripts or embed other content. */
const refused = new Set('script foreignobject handler listener iframe embed object audio video'.split(' '));
/** Attributes with a URL that is loaded or opened. */
const references = new Set(['href', 'src', 'data', 'action', 'formaction', 'base']);
const ownData = /^data:(image\/(png|jpeg|gif|webp|avif)|font\/)/i;

/**
 * Why an SVG may run a script, load a resource or link elsewhere, as part of a sentence; undefined if it is a
 * plain drawing. It is parsed as XML, as in a browser that opens its address.
 */
export function svgFlaw(bytes: Buffer): string | undefined {
  const text = decodeText(bytes);
  if ('flaw' in text) return text.flaw;
  if (/<!DOCTYPE[^>]*\[/i.test(text.value)) return 'a DOCTYPE with entities';
  const encoding = /^<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text.value)?.[1] ?? 'utf-8';
  if (!/^utf-8$/i.test(encoding)) return `the encoding ${encoding}, not UTF-8`;
  if (depthOf(text.value) > maxDepth) return `elements nested deeper than ${maxDepth}`;
  const parsed = attempt(() => parse(text.value));
  if ('flaw' in parsed) return `XML that cannot be read (${parsed.flaw})`;
  const document = parsed.value;
  const root = document.documentElement;
  if (root.namespaceURI !== svg || root.localName !== 'svg') return 'no svg element of the SVG namespace';
  if ([...document.childNodes].some(({ nodeType }) => nodeType === nodeTypes.instruction)) {
    return 'a processing instruction, which names a style sheet of elsewhere';
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const flaw = elementFlaw(element);
    if (flaw) return flaw;
  }
  return undefined;
}

const nodeTypes = { instruction: 7 };

/** The used part of a parsed document. jsdom's types would add the browser's types to the whole build. */
interface Drawing {
  documentElement: DrawnElement;
  childNodes: Iterable<{ nodeType: number }>;
}
interface DrawnElement {
  namespaceURI: string | null;
  localName: string;
  textContent: string;
  attributes: Iterable<{ localName: string; value: string }>;
  querySelectorAll(selector: string): Iterable<DrawnElement>;
}
interface Parser {
  JSDOM: new (text: string, options: { contentType: string }) => { window: { document: Drawing } };
}

/** jsdom takes half a second to load, so it is loaded only for content with an SVG. */
function parse(text: string): Drawing {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parser;
  return new JSDOM(text, { contentType: 'image/svg+xml' }).window.document;
}

/** Estimates the nesting depth, as a fast check before the recursive parser. */
function depthOf(text: string): number {
  let depth = 0;
  let max = 0;
  for (const [, closing, ending] of text.matchAll(/<(\/)?[a-z][^<>]*?(\/)?>/gi)) {
    depth += closing ? -1 : ending ? 0 : 1;
    max = Math.max(max, depth);
  }
  return max;
}

function elementFlaw(element: DrawnElement): string | undefined {
  const name = element.localName;
  if (element.namespaceURI === xhtml) return `the HTML element <${name}>`;
  if (refused.has(name.toLowerCase())) return `<${name}>`;
  if (name.toLowerCase() === 'style') {
    const flaw = styleFlaw(element.textContent);
    if (flaw) return `${flaw} in <style>`;
  }
  for (const { localName, value } of element.attributes) {
    const flaw = attributeFlaw(localName.toLowerCase(), value);
    if (flaw) return `${flaw} on <${name}>`;
  }
  return undefined;
}

function attributeFlaw(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return `the event handler ${name}`;
  if (references.has(name) && !isOwn(value)) return `${name}="${value.slice(0, 60)}"`;
  // An animation may set an attribute that the drawing itself may not have.
  if (name === 'attributename' && (/^on/i.test(value.trim()) || references.has(bare(value))))
    return `an animation of ${value.trim().slice(0, 20)}`;
  return name.startsWith('aria-') ? undefined : styleFlaw(value);
}

const bare = (name: string): string => name.trim().toLowerCase().replace(/^.*:/, '');

const isOwn = (address: string): boolean => {
  const trimmed = address.trim();
  return trimmed === '' || trimmed.startsWith('#') || ownData.test(trimmed);
};

/** Why CSS, or an attribute that may contain CSS, loads a resource. */
function styleFlaw(css: string): string | undefined {
  const plain = css
    .replace(/\/\*.*?(\*\/|$)/gs, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => fromCode(parseInt(code, 16)))
    .replaceAll('\\', '');
  if (/@import/i.test(plain)) return '@import';
  for (const [, address = ''] of plain.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!isOwn(address)) return `url(${address.slice(0, 60)})`;
  }
  return /\b(image-set|src|image)\(/i.test(plain) ? 'a picture of elsewhere' : undefined;
}

const fromCode = (code: number): string => (code > 0x10ffff ? '' : String.fromCodePoint(code));
