import { viewerFolder } from './contract/contract';
import { startScriptsOf } from './shell-html';

/** What the build writes into the worker itself, so that no network and no cache can change it. */
interface BuiltIn {
  /** The files of this version by their addresses, each with `sha256-…` of its content. */
  files: Readonly<Record<string, string>>;
  /** The HTML of the app shell. */
  shell: string;
  /** The text of `reader.json`. */
  readerList: string;
  /** The security headers of every answer of the site. */
  security: Readonly<Record<string, string>>;
  /** The policy of a document that is no PDF: it may be an HTML or SVG file with scripts. */
  documentPolicy: string;
}

declare const self: ServiceWorkerGlobalScope & { __BUILT_IN: BuiltIn };

export const builtIn = (): BuiltIn => self.__BUILT_IN;

/** A file of this version of the app. */
export interface VersionFile {
  url: string;
  /** The address under which it is stored. */
  key: string;
  integrity: string;
}

export interface VersionFiles {
  /** Scripts and styles, those of `start` first: a version is installed with all of them or not at all. */
  app: VersionFile[];
  /** The scripts without which the shell does not start. */
  start: VersionFile[];
  /** Icons and the web app manifest: they come after the install, and the app runs without them. */
  extras: VersionFile[];
  /** Stored with the first document that is opened or saved. */
  viewer: VersionFile[];
}

/** The files that the build lists for this version. */
export function filesOfThisVersion(): VersionFiles {
  const files = Object.entries(builtIn().files).map(toFile);
  const isOfViewer = ({ url }: VersionFile) => new URL(url).pathname.startsWith(viewerFolder);
  const ofApp = files.filter((file) => !isOfViewer(file));
  const needed = startScriptsOf(builtIn().shell).map((path) => new URL(path, self.location.href).href);
  const isOfStart = ({ url }: VersionFile) => needed.includes(url);
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
 * Names below `/assets/` hold a hash. The key of others is made as Workbox made those of earlier versions, so that what
 * is stored under it is no file of this one.
 */
function toFile([path, integrity]: [string, string]): VersionFile {
  const url = new URL(path, self.location.href);
  const key = new URL(url);
  if (!path.startsWith('/assets/')) key.searchParams.set('__WB_REVISION__', integrity);
  return { url: url.href, key: key.href, integrity };
}
