import { viewerFolder } from '../contract/contract';
import type { Moved } from '../contract/moved';
import { startScriptsOf } from '../pages/shell-html';

/** What the build writes into the worker's script, so that no network or cache can change it. */
interface BuiltIn {
  /** The files of this version by address, each with the first 132 bits of its SHA-256: `sha256-…`, base64. */
  files: Readonly<Record<string, string>>;
  /** The HTML of the app shell. */
  shell: string;
  /** The text of `reader.json`. */
  readerList: string;
  /** The security headers of every response of the site. */
  security: Readonly<Record<string, string>>;
  /** The CSP of a document that is not a PDF: it may be an HTML or SVG file with scripts. */
  documentPolicy: string;
  /** What stands no longer where it stood. */
  moved?: Moved;
  /** The site in other languages than that of `shell`; missing where there are none. */
  siteLanguages?: readonly SiteLanguage[];
  /** The language of `shell`. */
  language?: BuiltInLanguage;
  /** The files that only the language of `shell` uses, by address. */
  own?: readonly string[];
  /** How the API is asked for lists in the language of `shell`. */
  lists?: string;
}

/** A language, and what the worker says in it. */
export interface BuiltInLanguage {
  tag: string;
  /** The language in itself. */
  name: string;
  direction: string;
  words: Readonly<Record<string, string>>;
}

/** The site in one language. */
export interface SiteLanguage {
  /** What the addresses of its pages begin with: `/fa`; empty for the first language. */
  prefix: string;
  /** How the API is asked for its lists: see `SiteLanguage` in `vite/messages/languages.ts`. */
  lists?: string;
  shell: string;
  readerList: string;
  language?: BuiltInLanguage;
  /** The files that no other language uses, by address. */
  own: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { __BUILT_IN: BuiltIn };

export const builtIn = (): BuiltIn => self.__BUILT_IN;

/** All languages of the site, the first one first. */
export function siteLanguages(): readonly SiteLanguage[] {
  const { shell, readerList, language, own = [], lists = '', siteLanguages: others = [] } = builtIn();
  return [{ prefix: '', lists, shell, readerList, own, ...(language && { language }) }, ...others];
}

/** The language of an address, by its path. */
export function siteLanguageAt(path: string): SiteLanguage {
  const [first, ...others] = siteLanguages() as [SiteLanguage, ...SiteLanguage[]];
  return others.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? first;
}

/** A file of this version of the app. */
export interface VersionFile {
  url: string;
  /** The address under which it is stored. */
  key: string;
  integrity: string;
}

export interface VersionFiles {
  /** Scripts and styles, those of `start` first. A version is installed with all of them or not at all. */
  app: VersionFile[];
  /** The scripts that the shell needs to start. */
  start: VersionFile[];
  /** Icons and the web app manifest. They are fetched after the install, and the app runs without them. */
  extras: VersionFile[];
  /** The viewer's files, stored with the first document that is opened or saved. */
  viewer: VersionFile[];
}

/** The scripts that pages in a language need to start. */
export const startFilesOf = ({ shell }: SiteLanguage): VersionFile[] =>
  startScriptsOf(shell).flatMap((path) => {
    const integrity = builtIn().files[path];
    return integrity === undefined ? [] : [toFile([path, integrity])];
  });

/** The files of this version in some languages, as the build lists them; in all of them by default. */
export function filesOfThisVersion(used = siteLanguages()): VersionFiles {
  const unused = new Set(
    siteLanguages().flatMap((siteLanguage) =>
      used.some(({ prefix }) => prefix === siteLanguage.prefix) ? [] : siteLanguage.own,
    ),
  );
  return filesOf(
    used,
    Object.entries(builtIn().files).filter(([path]) => !unused.has(path)),
  );
}

export const filesByUrl = (files: readonly VersionFile[]): ReadonlyMap<string, VersionFile> =>
  new Map(files.map((file) => [file.url, file]));

function filesOf(used: readonly SiteLanguage[], listed: readonly [string, string][]): VersionFiles {
  const files = listed.map(toFile);
  const isOfViewer = ({ url }: VersionFile) => url.startsWith(self.location.origin + viewerFolder);
  const ofApp = files.filter((file) => !isOfViewer(file));
  const needed = new Set(used.flatMap(startFilesOf).map(({ url }) => url));
  const isOfStart = ({ url }: VersionFile) => needed.has(url);
  const start = ofApp.filter(isOfStart);
  return {
    app: [...start, ...ofApp.filter((file) => isCode(file) && !isOfStart(file))],
    start,
    extras: ofApp.filter((file) => !isCode(file)),
    viewer: files.filter(isOfViewer),
  };
}

const isCode = ({ url }: VersionFile) => /\.(js|css)$/.test(url);

/**
 * Names below `/assets/` are hashed. The keys of other files use Workbox's revision parameter, as in earlier
 * versions, so that an entry of another version is never used. The texts are joined: parsing them as addresses would
 * take as long as all else that the worker does before it answers its first request.
 */
function toFile([path, integrity]: [string, string]): VersionFile {
  const url = self.location.origin + path;
  const key = path.startsWith('/assets/') ? url : `${url}?__WB_REVISION__=${encodeURIComponent(integrity)}`;
  return { url, key, integrity };
}
