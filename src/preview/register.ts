import { ready, type Draft } from './drafts';

/** What is used of the editor: https://sveltiacms.app/en/docs/api/preview-templates */
interface Editor {
  registerPreviewTemplate(list: string, template: (given: Given) => unknown): void;
}

interface Asset {
  toBase64(): Promise<string>;
}

interface Given {
  /** An immutable map: the values in the language of the pane, and those in the others. */
  entry: { getIn(path: readonly string[]): { toJS(): Record<string, unknown> } | undefined };
  /** The window that the template is drawn in: a frame in a pane, which has the language of the form. */
  window: Window;
  getAsset(name: string): Asset | undefined;
}

/** What the previews are made of. */
export interface Previews {
  editor: Editor;
  /** React's, of the editor: the pages have another. */
  createElement: (type: string, props: Record<string, unknown>) => unknown;
  /** The lists whose records have a page. */
  lists: readonly string[];
  /** The languages of the site; the first is that of a record without translations. */
  codes: readonly string[];
}

/** Registers the preview of each list: a frame with the page of the record, which is told each change of its form. */
export function registerPreviews({ editor, createElement, lists, codes }: Previews): void {
  const draw = (list: string) => (given: Given) => {
    const { locale = '' } = given.window.frameElement?.closest<HTMLElement>('[data-locale]')?.dataset ?? {};
    return createElement('iframe', {
      // The address of the document that it is drawn in is a `blob:`.
      src: `${location.origin}/admin/preview/${codes.includes(locale) ? locale : codes[0]}`,
      title: 'Preview',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
      // React calls it at each change of the form, because it is another function each time.
      ref: (frame: HTMLIFrameElement | null) =>
        frame && tell(frame, given, () => draftOf(list, given, codes[0]!)),
    });
  };
  for (const list of lists) editor.registerPreviewTemplate(list, draw(list));
}

/** The draft that each frame shows, or will show. */
const latest = new WeakMap<HTMLIFrameElement, Promise<Draft>>();

function tell(frame: HTMLIFrameElement, { window }: Given, read: () => Promise<Draft>): void {
  const isNew = !latest.has(frame);
  const reading = read();
  latest.set(frame, reading);
  const send = (wanted = latest.get(frame)) =>
    wanted?.then(
      (draft) => {
        if (latest.get(frame) === wanted) frame.contentWindow?.postMessage(draft, location.origin);
      },
      (error: unknown) => console.error('The preview cannot be drawn:', error),
    );
  void send(reading);
  if (!isNew) return;
  window.addEventListener('message', ({ data, source }) => {
    if (data === ready && source === frame.contentWindow) void send();
  });
}

/** A picture beside the record, or a file that was just chosen. Nothing asks for a document. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:blob:.*|[^/:]+\.(?:avif|webp|png|jpe?g|gif|svg))$/i.test(value);

/** The pictures that a text in Markdown names, where a blank is `%20`. */
const namedIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...value.matchAll(/!\[[^\]]*\]\(<?([^)>\s]+)/g)].map(([, name = '']) => name.replaceAll('%20', ' '))
    : [];

async function draftOf(list: string, { entry, getAsset }: Given, first: string): Promise<Draft> {
  const valuesIn = (...path: string[]) => entry.getIn([...path, 'data'])?.toJS() ?? {};
  const own = Object.entries(valuesIn()).filter(([, value]) => value !== '' && value !== null);
  // A translation has what differs from the first language.
  const values = { ...valuesIn('i18n', first), ...Object.fromEntries(own) };
  const all = Object.values(values).flat();
  const files: Record<string, string> = {};
  for (const name of new Set([...all, ...all.flatMap(namedIn)].filter(isPicture))) {
    const address = name.startsWith('blob:') ? name : await addressOf(`${list}/${name}`, getAsset(name));
    if (address !== undefined) files[name] = address;
  }
  return { type: 'draft', list, values, files };
}

/** The pictures of the repository as `data:` addresses, by list and name: the editor reads a file anew at each call. */
const known = new Map<string, string>();

async function addressOf(path: string, asset: Asset | undefined): Promise<string | undefined> {
  if (!known.has(path) && asset) {
    const text = await asset.toBase64();
    known.set(path, text.startsWith('data:') ? text : `data:;base64,${text}`);
  }
  return known.get(path);
}
