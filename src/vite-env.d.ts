/// <reference types="vite/client" />

/** The messages of a subject in each language of the site that has words for all of them, by tag. */
declare module 'virtual:messages-in-all/language-offer' {
  import type { messages as own } from 'virtual:messages/language-offer';
  export const messages: Readonly<Record<string, typeof own>>;
}

/** Lists of the site that are part of the app, with the files beside them: see `vite/site/lists.ts`. */
declare module 'virtual:site-lists/publications' {
  export const list: unknown;
  export const files: Readonly<Record<string, { url: string; size?: number }>>;
}
declare module 'virtual:site-lists/mutahid-updates' {
  export const list: unknown;
  export const files: Readonly<Record<string, { url: string; size?: number }>>;
}

/** The sections of the home page that the site has, in their order: see `vite/site/pages.ts`. */
declare module 'virtual:home-sections' {
  import type { ReactElement } from 'react';
  import type { ListState } from '../data/lists/use-list';
  export const sections: readonly ReactElement[];
  /** The states of the lists that they show, for how old the oldest of them is. */
  export const useAges: () => readonly ListState<unknown>[];
}

/** What has moved, and what is said in each language that the site has left, by its code: see `vite/host/moved.ts`. */
declare module 'virtual:moved' {
  import type { Moved } from '../sw/contract/moved';
  export const moved: Moved;
  export const left: Readonly<
    Record<string, { tag: string; direction: 'ltr' | 'rtl'; notice: string; close: string }>
  >;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_API_SUFFIX?: string;
  readonly SITE_API_TIME_ZONE?: string;
  /** These come from `site.yaml`. */
  readonly SITE_NAME?: string;
  readonly SITE_TIME_ZONE?: string;
  readonly SITE_FILM?: string;
  /** `false` for a site without the star pattern. */
  readonly SITE_PATTERN?: string;
  /** The paths that no link leads to, for `href`. */
  readonly SITE_UNLINKED?: string;
  /** The languages that lack words, by tag, and in which language the page says so. */
  readonly SITE_PARTLY_ENGLISH?: Readonly<Record<string, string>>;
  readonly VITE_FORMS_ENDPOINT?: string;
  /** Where a receiver takes subscriptions of phones. */
  readonly VITE_PUSH_ENDPOINT?: string;
  /** Where a receiver takes counts; a build that does not count has none. */
  readonly VITE_COUNTS_ENDPOINT?: string;
  readonly VITE_CAPTCHA_SITE_KEY?: string;
  readonly VITE_CAPTCHA_HOST?: string;
  readonly SITE_MAP_HOSTS?: string;
  readonly SITE_MAP_PLACE?: string;
  /** The hosts that this build may ask, by purpose, as JSON. */
  readonly BUILD_HOSTS?: string;
  /** From `package.json`, by the build. */
  readonly BUILD_VERSION?: string;
  /** The day of the build, `2026-11-20`. */
  readonly BUILD_DAY?: string;
}
