import { viewerFolder } from '../contract/contract';
import { startScriptsOf } from '../pages/shell-html';

/** What the build writes into the worker's script, so that no network or cache can change it. */
interface BuiltIn {
  /** The files of this version by address, each with the `sha256-…` integrity of its content. */
  files: Readonly<Record<string, string>>;
  /** The HTML of the app shell. */
  shell: string;
  /** The text of `reader.json`. */
  readerList: string;
  /** The security headers of every response of the site. */
  security: Readonly<Record<string, string>>;
  /** The CSP of a document that is not a PDF: it may be an HTML or SVG file with scripts. */
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
  /** Scripts and styles, those of `start` first. A version is installed with all of them or not at all. */
  app: VersionFile[];
  /** The scripts that the shell needs to start. */
  start: VersionFile[];
  /** Icons and the web app manifest. They are fetched after the install, and the app runs without them. */
  extras: VersionFile[];
  /** The viewer's files, stored with the first document that is opened or saved. */
  viewer: VersionFile[];
}

/** The files of this version, as the build lists them. */
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
 * Names below `/assets/` are hashed. The keys of other files use Workbox's revision parameter, as in earlier
 * versions, so that an entry of another version is never used.
 */
function toFile([path, integrity]: [string, string]): VersionFile {
  const url = new URL(path, self.location.href);
  const key = new URL(url);
  if (!path.startsWith('/assets/')) key.searchParams.set('__WB_REVISION__', integrity);
  return { url: url.href, key: key.href, integrity };
}
