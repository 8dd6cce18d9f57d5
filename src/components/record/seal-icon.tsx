import { IconSvg } from '../ui/icon';

/** The sign of “Is this real?”. It is no icon of `Icon`, which every page fetches at its start. */
export const SealIcon = () => (
  <IconSvg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 11.5l2 2 4-4" />
  </IconSvg>
);
