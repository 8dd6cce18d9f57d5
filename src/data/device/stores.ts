/** What lies elsewhere: the database with the times of use, and notes in Session Storage. */
export const otherStores = {
  uses: 'workbox-expiration',
  reload: 'reloaded-for-lost-page',
  update: 'update-requested',
  drafts: 'form-drafts',
} as const;
