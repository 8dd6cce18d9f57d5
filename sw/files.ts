import { readerFolder } from './contract';

/** One line of the list that the build writes into the worker. */
interface ManifestEntry {
  url: string;
  /** Null where the name of the file holds a hash. */
  revision: string | null;
  /** `sha256-…` of the file, as in an `integrity` attribute. */
  integrity: string;
}

/** What the build writes into the worker itself, so that no network and no cache can change it. */
interface BuiltIn {
  /** The HTML of the app shell. */
  shell: string;
  /** The text of `reader.json`. */
  readerList: string;
  /** The security headers of every answer of the site. */
  security: Readonly<Record<string, string>>;
  /** The policy of a document that is no PDF: it may be an HTML or SVG file with scripts. */
  documentPolicy: string;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[]; __BUILT_IN: BuiltIn };

export const builtIn = (): BuiltIn => self.__BUILT_IN;

/** A file of this version of the app. */
export interface VersionFile {
  url: string;
  /** The address under which it is stored. */
  key: string;
  integrity: string;
}

export interface VersionFiles {
  /** Scripts and styles: a version is installed with all of them or not at all. */
  app: VersionFile[];
  /** Icons: they come after the install, and the app runs without them. */
  icons: VersionFile[];
  /** Stored with the first document that is opened or saved. */
  viewer: VersionFile[];
}

/** The files that the build lists for this version. */
export function filesOfThisVersion(): VersionFiles {
  const files = self.__WB_MANIFEST.map(toFile);
  const isOfViewer = ({ url }: VersionFile) => new URL(url).pathname.startsWith(readerFolder);
  const ofApp = files.filter((file) => !isOfViewer(file));
  return {
    app: ofApp.filter(isCode),
    icons: ofApp.filter((file) => !isCode(file)),
    viewer: files.filter(isOfViewer),
  };
}

const isCode = ({ url }: VersionFile) => /\.(js|css)$/.test(url);

/** The key is the one that Workbox gave to the files of earlier versions, which are taken over. */
function toFile({ url, revision, integrity }: ManifestEntry): VersionFile {
  const address = new URL(url, self.location.href);
  const key = new URL(address);
  if (revision) key.searchParams.set('__WB_REVISION__', revision);
  return { url: address.href, key: key.href, integrity };
}
