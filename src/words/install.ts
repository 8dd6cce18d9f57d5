import type { Install } from '../pwa/use-install';

const menuSteps = [
  'Open the browser’s menu: the three dots or lines.',
  'Tap “Install”, “Install app” or “Add to Home screen”, whichever is there.',
  'Confirm. From then on open the app from the home screen.',
] as const;

/** What the reader does, one step after the other. */
export const installSteps: Record<Install, readonly string[]> = {
  ios: [
    'Tap Share, the square with an arrow pointing up. On newer iPhones it is behind the three dots.',
    'Scroll down and tap “Add to Home Screen”.',
    'Tap “Add”. From then on open the app from the home screen.',
  ],
  'ios-other': [
    'Tap Share, the square with an arrow pointing up, beside the address or in the browser’s menu.',
    'Tap “Add to Home Screen”. Where that is missing, open this page in Safari.',
    'Tap “Add”. From then on open the app from the home screen.',
  ],
  'in-app': [
    'Open the menu of this window: the three dots, or Share.',
    'Tap “Open in browser”, “Open in Chrome” or “Open in Safari”.',
    'Where that is missing, copy the link and paste it into your browser.',
  ],
  menu: menuSteps,
  prompt: menuSteps,
  'not-yet': menuSteps,
  nothing: menuSteps,
};

export const installWords = {
  openInBrowser: 'Open in your browser',
  installFirst: 'Install first, then save',
  inAppReason:
    'This window belongs to another app. It cannot install, and it may forget what you save in it.',
  ownStorage:
    'On an iPhone or iPad the installed app has a storage of its own: what you save here, in the browser, is not in it. And Safari forgets what it keeps for a site that was not opened for 7 days.',
  installFirstReason: 'So install the app first, open it from the home screen, and save the document there.',
  saveAnyway: 'Save here anyway',
  link: 'The link of this page',
  copyLink: 'Copy the link',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'The link could not be copied. Mark it above and copy it by hand.',
  cardTitle: 'Keep this site on your phone',
  cardText:
    'Installed, it opens from the home screen, also without a connection. It needs no app store and little space.',
  cardInstall: 'Install',
  cardHow: 'Show me how',
  cardNo: 'No, thank you',
} as const;
