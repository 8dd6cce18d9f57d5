/** What a page says where the app cannot run. */
export const startWords = {
  failed:
    'The app is not running, so the buttons of this page do not work. You can read the page, and its links work.',
  failedEmpty: 'The app is not running, so there is nothing to see here yet.',
  reload: 'Reload',
} as const;

/** What it says where the app takes long, and in the bare shell; the build writes it into the pages. */
export const slowWords = {
  readable: 'This page can be read, and its links work. Its buttons are still on their way.',
  empty: 'This page is still on its way.',
} as const;
