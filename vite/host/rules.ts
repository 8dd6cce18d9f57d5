import type { BuildVariables } from '../build-variables.ts';
import { contentSecurityPolicy, documentPolicy } from './policy.ts';

export interface CacheRule {
  /** An address, or the beginning of addresses when it ends with `*`. */
  pattern: string;
  value: string;
}

/** How the built site is to be served, whatever the host: everything that is written for a host says this. */
export interface HostRules {
  /** Headers of every answer, errors too. */
  security: Readonly<Record<string, string>>;
  /** The policy of documents that are no PDF, in the place of the one in `security`. */
  documentPolicy: string;
  /** Headers of every answer over TLS. */
  overTls: Readonly<Record<string, string>>;
  /** No two patterns match one address, because some hosts join what both say. An error is never kept. */
  cache: readonly CacheRule[];
  /** The `Cache-Control` of every other address. */
  otherCache: string;
  /** Types that hosts get wrong, by the file's extension. */
  contentTypes: Readonly<Record<string, string>>;
  /** Below this address a file is asked for without its suffix, unless the client names the files itself. */
  api: { prefix: string; suffix: string; isMapped: boolean };
}

/** Below these addresses a missing file is a plain 404, as it is for every address with a file extension. */
export const fileFolders: readonly string[] = ['/api/', '/assets/', '/files/', '/icons/'];

/** The documents and pictures of the content. */
export const documentFolder = '/files/';

/** Both as text of regular expressions: what gets the policy of documents, and what of it does not, in any case. */
export const documentExpression = { folder: `^${documentFolder}`, pdf: '\\.pdf$' };

/** What an unknown page answers with, and status 404: the app's shell, so the app still opens there. */
export const notFoundPage = '/404.html';

const revalidate = 'no-cache';

/** Proxies leave the file as it is: the worker stores just what the build made. */
export const noTransform = 'no-transform';

/** The rules for one build. */
export function hostRules(variables: BuildVariables): HostRules {
  return {
    security: {
      'Content-Security-Policy': contentSecurityPolicy(variables),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    },
    documentPolicy,
    // A year. Of other hosts of the domain this site knows nothing.
    overTls: { 'Strict-Transport-Security': 'max-age=31536000' },
    cache: [
      { pattern: '/assets/*', value: `public, max-age=31536000, immutable, ${noTransform}` },
      { pattern: '/icons/*', value: 'public, max-age=86400' },
      { pattern: '/sw.js', value: revalidate },
      { pattern: '/manifest.webmanifest', value: revalidate },
      { pattern: '/api/*', value: revalidate },
      { pattern: '/files/*', value: revalidate },
    ],
    otherCache: revalidate,
    contentTypes: {
      webmanifest: 'application/manifest+json',
      avif: 'image/avif',
      mjs: 'text/javascript',
      wasm: 'application/wasm',
    },
    api: { prefix: '/api/', suffix: '.json', isMapped: variables.apiSuffix === '' },
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

/** The pattern of a rule as the text of a regular expression that also knows the file's compressed forms. */
export function patternExpression(pattern: string): string {
  if (pattern.endsWith('*')) return `^${escapeExpression(pattern.slice(0, -1))}`;
  return `^${escapeExpression(pattern)}(\\.br|\\.gz)?$`;
}

const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
