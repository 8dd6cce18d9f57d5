import type { BuildVariables } from '../build-variables.ts';
import { feedAddresses, feedTypes } from '../../src/server/feed-list.ts';
import { leftMark, movedTo, type Moved } from '../../sw/contract/moved.ts';
import { editorHeaders } from './editor-policy.ts';
import { contentSecurityPolicy, documentPolicy } from './policy.ts';

export interface CacheRule {
  /** A path, or a path prefix if it ends with `*`. */
  pattern: string;
  value: string;
}

/** The rules for serving the built site. The configuration of every host is generated from them. */
export interface HostRules {
  /** Headers of every response, including errors. */
  security: Readonly<Record<string, string>>;
  /** The CSP of the API's answers and of documents other than PDF, which replaces the one in `security`. */
  documentPolicy: string;
  /** Headers of the editor's addresses, in place of those in `security`; none for a site without the editor. */
  editor: Readonly<Record<string, string>>;
  /** Headers of every response over TLS. */
  overTls: Readonly<Record<string, string>>;
  /** No two patterns match one path, because some hosts join their values. Errors are never cached. */
  cache: readonly CacheRule[];
  /** The `Cache-Control` of all other paths. */
  otherCache: string;
  /** Content types that hosts get wrong, by file extension. */
  contentTypes: Readonly<Record<string, string>>;
  /** Below this path a file is requested without its suffix, unless the client adds the suffix itself. */
  api: { prefix: string; suffix: string; isMapped: boolean };
  /** The folders of pages in other languages, each with the response for an unknown page in it. */
  languages: readonly { folder: string; notFound: string }[];
  /** The codes of languages that have no pages of their own, and what is behind the address that they lead to. */
  left: readonly { code: string; mark: string }[];
  /** Pages that have moved, in each language. */
  moved: readonly { from: string; to: string }[];
}

/** Below these paths a missing file is a plain 404, as for every path with a file extension. */
export const fileFolders: readonly string[] = ['/api/', '/assets/', '/files/', '/texts/', '/app-icons/'];

/** The documents and images of the content. */
export const documentFolder = '/files/';

/** What stands below is data and no page of the site: it gets the documents' CSP, which is also the shorter one. */
export const dataFolders: readonly string[] = [documentFolder, '/api/', '/texts/'];

/** Both as sources of regular expressions: paths that get the documents' CSP, and the exception, in any case. */
export const documentExpression = {
  folder: `^/(${dataFolders.map((folder) => folder.slice(1, -1)).join('|')})/`,
  pdf: '\\.pdf$',
};

/** The address of the editor; its files and its report stand below. */
export const editorAddress = '/admin';

/** Its addresses and files as the source of a regular expression: `/admin`, `/admin.html`, `/admin/report`. */
export const editorExpression = `^${editorAddress}(?![^/.])`;

/** The response for an unknown page, with status 404: the app shell, so that the app still opens. */
export const notFoundPage = '/404.html';

const revalidate = 'no-cache';

/**
 * Forbids proxies to change the file, because the worker verifies its hash:
 * https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.6
 */
export const noTransform = 'no-transform';

const nothingMoved: Moved = { languages: {}, addresses: {} };

/** The rules for one build. */
export function hostRules(variables: BuildVariables, moved: Moved = nothingMoved): HostRules {
  return {
    security: {
      'Content-Security-Policy': contentSecurityPolicy(variables),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'X-Frame-Options': 'DENY',
    },
    documentPolicy,
    editor: editorHeaders(variables.editor),
    // One year. Without `includeSubDomains`, because other hosts of the domain may not use TLS.
    overTls: { 'Strict-Transport-Security': 'max-age=31536000' },
    cache: [
      { pattern: '/assets/*', value: `public, max-age=31536000, immutable, ${noTransform}` },
      { pattern: '/app-icons/*', value: 'public, max-age=86400' },
      { pattern: '/sw.js', value: revalidate },
      ...variables.siteLanguages.map(({ prefix }) => ({
        pattern: `${prefix}/manifest.webmanifest`,
        value: revalidate,
      })),
      { pattern: '/api/*', value: revalidate },
      { pattern: '/files/*', value: revalidate },
      { pattern: '/texts/*', value: revalidate },
      ...(variables.siteUrl ? variables.siteLanguages : []).flatMap(({ prefix }) =>
        feedAddresses.map((address) => ({ pattern: prefix + address, value: revalidate })),
      ),
    ],
    otherCache: revalidate,
    contentTypes: {
      webmanifest: 'application/manifest+json',
      avif: 'image/avif',
      mjs: 'text/javascript',
      wasm: 'application/wasm',
      ico: 'image/x-icon',
      atom: feedTypes.atom,
      // RFC 5545, 8.1: the character set must be named.
      ics: `${feedTypes.ics};charset=utf-8`,
    },
    api: { prefix: '/api/', suffix: '.json', isMapped: variables.apiSuffix === '' },
    languages: variables.siteLanguages.flatMap(({ prefix }) =>
      prefix ? [{ folder: `${prefix}/`, notFound: prefix + notFoundPage }] : [],
    ),
    left: Object.entries(moved.languages).map(([code, isLeft]) => ({
      code,
      mark: isLeft ? leftMark + code : '',
    })),
    moved: variables.siteLanguages.flatMap(({ prefix }) =>
      Object.keys(moved.addresses).map((from) => ({
        from: prefix + from,
        to: movedTo(prefix + from, prefix, moved)!,
      })),
    ),
  };
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The pattern of a rule as the source of a regular expression, which also matches the compressed files. */
export function patternExpression(pattern: string): string {
  if (pattern.endsWith('*')) return `^${escapeExpression(pattern.slice(0, -1))}`;
  return `^${escapeExpression(pattern)}(\\.br|\\.gz)?$`;
}

const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches the address, as it was sent, of a page of a language; the groups are the rest of its path and its query. The
 * rest begins neither with a slash nor with a backslash, with which a redirect would name another host.
 */
export const leftExpression = (code: string): string => `^/+${code}(?:/+([^/?\\x5C][^?]*)?)?(\\?.*)?$`;
