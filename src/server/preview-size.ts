/** The pictures that other programs show beside a link, in pixels: the size that every messenger takes. */
export const previewSize = { width: 1_200, height: 630 };
