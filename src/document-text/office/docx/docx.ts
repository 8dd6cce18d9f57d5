import { plain } from '../../edition';
import { unpack } from '../archive';
import { cellTextOf, type OfficeBlock, type OfficeText } from '../office-text';
import { Broken } from '../limits';
import { NamedLanguages, namedLanguage } from '../named-language';
import { allOf, elementsOf, find, parseXml, type XmlElement } from '../xml';
import { Body } from './body';
import { Lists } from './lists';
import { Notes } from './notes';
import { Styles } from './styles';

/** What draws and measures, and is not read. */
const properties =
  'proofErr bookmarkStart bookmarkEnd commentRangeStart lastRenderedPageBreak rFonts sz szCs color kern spacing ind ' +
  'jc shd tabs pBdr tblPr tblGrid tblBorders tcBorders tcW pPrChange rPrChange tblPrChange trPrChange tcPrChange ' +
  'sectPrChange';
const skipped = new Set(['pic:pic', ...properties.split(' ').map((name) => `w:${name}`)]);

/** Reads a Word file (`.docx`, `.docm`, `.dotx`), with its tracked changes accepted. */
export function readDocx(bytes: Uint8Array): OfficeText {
  const parts = new Parts(
    unpack(bytes, (name) => /(^|\/)[^/]*\.(xml|rels)$/i.test(name) && !isLeftOut(name)),
  );
  const main = parts.target('', /\/officeDocument$/) ?? 'word/document.xml';
  const root = parts.read(main);
  const body = find(root, 'w:body');
  if (!body) throw new Broken('no body');
  const part = (type: RegExp) => {
    const path = parts.target(main, type);
    return path === undefined ? undefined : { path, root: parts.read(path) };
  };
  const styleRoot = part(/\/styles$/)?.root;
  const styles = new Styles(styleRoot);
  const languages = new NamedLanguages();
  const lists = new Lists(part(/\/numbering$/)?.root);
  const [footnotes, endnotes] = [part(/\/footnotes$/), part(/\/endnotes$/)];
  const notes = new Notes(footnotes?.root, endnotes?.root);
  const blocks = new Body({ styles, lists, notes, languages, links: parts.links(main) }).read(body);
  const bodyOfNote = (path = '') =>
    new Body({ styles, lists, notes: undefined, languages, links: parts.links(path) });
  const noteBodies = { 'w:footnote': bodyOfNote(footnotes?.path), 'w:endnote': bodyOfNote(endnotes?.path) };
  for (const { mark, note } of notes.inOrder()) {
    const own = noteBodies[note.name as keyof typeof noteBodies].read(note);
    blocks.push({ is: 'item', label: `[${mark}]`, text: cellTextOf(own) });
  }
  const running = (name: string) => {
    const seen = new Set<string>();
    return allOf(body, name).flatMap(({ attributes }): OfficeBlock[] => {
      const path = parts.targetOf(main, attributes['r:id'] ?? '');
      const element = path === undefined ? undefined : parts.read(path);
      if (path === undefined || !element) return [];
      const own = new Body({
        styles,
        lists: new Lists(undefined),
        notes: undefined,
        languages,
        links: parts.links(path),
      }).read(element);
      const text = plain(cellTextOf(own));
      if (seen.has(text)) return [];
      seen.add(text);
      return own.map((block) => (block.is === 'paragraph' ? { is: 'paragraph', text: block.text } : block));
    });
  };
  const all = [...running('w:headerReference'), ...blocks, ...running('w:footerReference')];
  const usual = find(styleRoot, 'w:docDefaults', 'w:rPrDefault', 'w:rPr', 'w:lang')?.attributes;
  const language = namedLanguage(plain(cellTextOf(all)), languages, {
    left: usual?.['w:val'],
    right: usual?.['w:bidi'],
  });
  return { blocks: all, language, hasPictures: parts.hasPictures };
}

/** The picture of a page, what it looks like, and the code of macros are never unpacked. */
const isLeftOut = (name: string) =>
  /(^|\/)(theme|media|embeddings|fonts|charts|diagrams|glossary)\//i.test(name);

/** The parts of a file, and what they refer to. */
class Parts {
  readonly #names: ReadonlyMap<string, string>;
  readonly #relations = new Map<string, XmlElement[]>();

  constructor(private readonly files: ReadonlyMap<string, Uint8Array>) {
    this.#names = new Map([...files.keys()].map((name) => [name.toLowerCase(), name]));
  }

  get hasPictures(): boolean {
    return this.#relationsOf('word/document.xml').some(({ attributes }) =>
      /\/image$/.test(attributes.Type ?? ''),
    );
  }

  /** Parses a part; undefined if it is missing. */
  read(path: string): XmlElement | undefined {
    const name = this.#names.get(path.toLowerCase());
    return name === undefined ? undefined : parseXml(this.files.get(name)!, { skip: skipped });
  }

  /** The part of a type that another part refers to. */
  target(from: string, type: RegExp): string | undefined {
    const relation = this.#relationsOf(from).find(({ attributes }) => type.test(attributes.Type ?? ''));
    return relation && pathOf(from, relation);
  }

  /** The part that another part refers to by an id. */
  targetOf(from: string, id: string): string | undefined {
    const relation = this.#relationsOf(from).find(({ attributes }) => attributes.Id === id);
    return relation && pathOf(from, relation);
  }

  /** The addresses outside the file that a part links to, by their ids. They are never asked for. */
  links(from: string): Map<string, string> {
    return new Map(
      this.#relationsOf(from)
        .filter(
          ({ attributes }) =>
            attributes.TargetMode === 'External' && /\/hyperlink$/.test(attributes.Type ?? ''),
        )
        .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
    );
  }

  #relationsOf(from: string): XmlElement[] {
    const known = this.#relations.get(from);
    if (known) return known;
    const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(from) ?? [];
    const root = this.read(`${folder}_rels/${name}.rels`);
    const relations = elementsOf(root, 'rel:Relationship');
    this.#relations.set(from, relations);
    return relations;
  }
}

function pathOf(from: string, { attributes }: XmlElement): string | undefined {
  const { Target = '', TargetMode } = attributes;
  if (TargetMode === 'External') return undefined;
  const steps = Target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of Target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
