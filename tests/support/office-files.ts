import { strToU8, zipSync } from 'fflate';

/** A zip archive of texts. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
    { mtime: new Date('2026-01-01T00:00:00Z') },
  );

const word =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: readonly (readonly [id: string, type: string, target: string, mode?: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([id, type, target, mode]) =>
        `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

interface WordParts {
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  header?: string;
  footer?: string;
  links?: Readonly<Record<string, string>>;
}

/** A Word file; each part is the markup within its root element. */
export function docxOf({ body, links = {}, ...parts }: WordParts): Uint8Array {
  const roots = { styles: 'styles', numbering: 'numbering', footnotes: 'footnotes', endnotes: 'endnotes' };
  const others = { ...roots, header: 'hdr', footer: 'ftr' };
  const named = Object.entries(others).flatMap(([name, root]) => {
    const own = parts[name as keyof typeof parts];
    return own === undefined ? [] : [[name, `<w:${root} ${word}>${own}</w:${root}>`] as const];
  });
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations([
      ...named.map(([name]) => [name, name, `${name}.xml`] as const),
      ...Object.entries(links).map(([id, target]) => [id, 'hyperlink', target, 'External'] as const),
    ]),
    ...Object.fromEntries(named.map(([name, xml]) => [`word/${name}.xml`, xml])),
  });
}

/** A paragraph of Word with one run. */
export const paragraph = (text: string, { properties = '', run = '' } = {}): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const openDocument = [
  'office',
  'text',
  'table',
  'style',
  'draw:urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  'form',
  'fo:urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  'xlink:http://www.w3.org/1999/xlink',
]
  .map((each) => {
    const [prefix = '', ...rest] = each.split(':');
    return `xmlns:${prefix}="${rest.join(':') || `urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0`}"`;
  })
  .join(' ');

interface OpenDocumentParts {
  /** The markup within the text. */
  body: string;
  /** Styles that the content has, and those that the file has. */
  automatic?: string;
  styles?: string;
  /** The pages with their header and footer. */
  pages?: string;
  /** The type is compressed, as some programs write it. */
  isPacked?: boolean;
}

/** A text of OpenDocument. */
export function odtOf({
  body,
  automatic = '',
  styles = '',
  pages = '',
  isPacked = false,
}: OpenDocumentParts): Uint8Array {
  const part = (name: string, content: string) =>
    strToU8(
      `<?xml version="1.0"?><office:document-${name} ${openDocument}>${content}</office:document-${name}>`,
    );
  return zipSync(
    {
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: isPacked ? 9 : 0 }],
      'content.xml': part(
        'content',
        `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
      ),
      'styles.xml': part(
        'styles',
        `<office:styles>${styles}</office:styles><office:master-styles>${pages}</office:master-styles>`,
      ),
    },
    { mtime: new Date('2026-01-01T00:00:00Z') },
  );
}
