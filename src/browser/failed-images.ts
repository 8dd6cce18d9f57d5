/**
 * Sets `data-failed` on each image that fails to load; the style sheet then shows the star pattern in its place. Covers
 * images before the app has started, and those that no component renders, as in prose.
 */
export function markFailedImages(): void {
  const listen = (type: string, change: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) change(target);
      },
      // These events do not bubble.
      true,
    );
  listen('error', mark);
  listen('load', (image) => delete image.dataset['failed']);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image));
}

const mark = (image: HTMLImageElement) => {
  image.dataset['failed'] = '';
};
