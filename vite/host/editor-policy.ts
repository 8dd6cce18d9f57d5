import type { EditedRepository } from '../site/editor.ts';

/** Where GitHub keeps the pictures of its users, of whom the editor shows the one that is signed in. */
const pictures: Readonly<Record<string, string>> = { github: 'https://avatars.githubusercontent.com' };

/**
 * The Content-Security-Policy of the editor, which is not that of the site. It loads nothing from another origin, and
 * asks none but the API of its repository; without a repository, none.
 */
export function editorPolicy(repository?: EditedRepository): string {
  const api = repository ? [new URL(repository.api).origin] : [];
  const avatars = repository ? [pictures[repository.host] ?? api[0]] : [];
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...avatars].join(' '),
    "media-src 'self' blob:",
    "manifest-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...api].join(' '),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    // The document that a preview is drawn in names it.
    "base-uri 'self'",
    "form-action 'self'",
    // The frame of a preview.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** What the editor's addresses have in place of the headers of the site. */
export const editorHeaders = (repository?: EditedRepository): Readonly<Record<string, string>> =>
  repository ? { 'Content-Security-Policy': editorPolicy(repository) } : {};
