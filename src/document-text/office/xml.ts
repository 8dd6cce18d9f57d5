import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { Broken, limits, TooBig } from './limits';

/** An element. Names have the usual prefix of their namespace, whatever the file calls it: `w:p`. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

const office = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const open = 'urn:oasis:names:tc:opendocument:xmlns:';
const prefixes: Readonly<Record<string, string>> = {
  [`${office}wordprocessingml/2006/main`]: 'w',
  [`${strict}wordprocessingml/main`]: 'w',
  [`${office}officeDocument/2006/relationships`]: 'r',
  [`${strict}officeDocument/relationships`]: 'r',
  [`${office}officeDocument/2006/math`]: 'm',
  [`${strict}officeDocument/math`]: 'm',
  [`${office}markup-compatibility/2006`]: 'mc',
  [`${office}drawingml/2006/picture`]: 'pic',
  [`${strict}drawingml/picture`]: 'pic',
  [`${office}package/2006/relationships`]: 'rel',
  [`${office}spreadsheetml/2006/main`]: 'x',
  [`${strict}spreadsheetml/main`]: 'x',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://www.w3.org/XML/1998/namespace': 'xml',
  ...Object.fromEntries(
    ['office', 'style', 'text', 'table', 'form'].map((name) => [`${open}${name}:1.0`, name]),
  ),
  [`${open}drawing:1.0`]: 'draw',
  [`${open}xsl-fo-compatible:1.0`]: 'fo',
  [`${open}meta:1.0`]: 'meta',
};

interface Options {
  /** Elements that are left out with all that is in them. */
  skip?: ReadonlySet<string>;
  /** Elements of this name are left out after so many of them. */
  most?: { name: string; count: number };
}

/**
 * Parses an XML part. Entities of a document type are never expanded: a part with a document type is refused, as are
 * parts that are not well-formed.
 */
export function parseXml(bytes: Uint8Array, { skip, most }: Options = {}): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const path = [root];
  /** How deep within an element that is left out. */
  let left = 0;
  let count = 0;
  let ofMost = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new Broken(error.message);
  });
  parser.on('doctype', () => {
    throw new Broken('a document type');
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > limits.elements) throw new TooBig('too many elements');
    if (path.length + left > limits.depth) throw new TooBig('elements too deep');
    if (left > 0) {
      left += 1;
      return;
    }
    const name = nameOf(tag.uri, tag.local);
    const isBeyond = name === most?.name && (ofMost += 1) > most.count;
    if (isBeyond || skip?.has(name)) {
      left = 1;
      return;
    }
    const element: XmlElement = { name, attributes: attributesOf(tag.attributes), children: [] };
    path.at(-1)!.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => {
    if (left > 0) left -= 1;
    else path.pop();
  });
  const addText = (text: string) => {
    if (left === 0) path.at(-1)!.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decode(bytes)).close();
  const [first] = root.children.filter((node) => typeof node !== 'string');
  if (!first) throw new Broken('no element');
  return first;
}

const nameOf = (uri: string, local: string) => {
  const prefix = uri === '' ? '' : (prefixes[uri] ?? 'other');
  return prefix === '' ? local : `${prefix}:${local}`;
};

function attributesOf(all: Readonly<Record<string, SaxesAttributeNS>>): Record<string, string> {
  const named: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { prefix, uri, local, value } of Object.values(all)) {
    // Word writes an id of the session into each element.
    if (prefix !== 'xmlns' && !local.startsWith('rsid')) named[nameOf(uri, local)] = value;
  }
  return named;
}

/** By its byte order mark; UTF-8 without one. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The child elements of a name, or all of them. */
export const elementsOf = (of: XmlElement | undefined, name?: string): XmlElement[] =>
  (of?.children ?? []).filter(
    (node): node is XmlElement => typeof node !== 'string' && (name === undefined || node.name === name),
  );

/** The first element at a path of names below an element. */
export function find(of: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  let at = of;
  for (const name of names) {
    at = at?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);
  }
  return at;
}

/** The elements of a name below an element, at any depth, but not within one another. */
export const allOf = (of: XmlElement, name: string): XmlElement[] =>
  elementsOf(of).flatMap((child) => (child.name === name ? [child] : allOf(child, name)));

/** All text in an element. */
export const textIn = (of: XmlElement): string =>
  of.children.map((node) => (typeof node === 'string' ? node : textIn(node))).join('');
