/** The oldest browsers that the site is built for. Chrome stands for Android WebView and for Edge, too. */
export const browserFloor = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The same, as targets of the build. */
export const buildTarget = Object.entries(browserFloor).map(([name, version]) => name + version);
