/**
 * Whether the page runs from right to left. Asked in a browser only: CSS and logical properties serve the prerendered
 * page.
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';
