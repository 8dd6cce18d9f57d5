/**
 * Marks each image that cannot be had with `data-failed`, for which the style sheet shows the star pattern: before the
 * app has started, and where no component renders the image, as in prose.
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
