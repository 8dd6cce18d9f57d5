import { showToast } from '../toasts/toasts';
import { palette } from '../../theme/tokens';

const { main, contrastText } = palette.success;

/** Uses the theme's colours: those of notistack do not follow the colour scheme. */
export const successNotice = {
  variant: 'success',
  style: { backgroundColor: main, color: contrastText },
} as const;

/** Shows a success notice. */
export const showSuccess = (text: string): void => showToast(text, successNotice);
