import { showNotice } from '../notices/notices';
import { palette } from '../../theme/tokens';

const { main, contrastText } = palette.success;

/** The theme gives its colours: those of notistack are the same in light and dark. */
export const successNotice = {
  variant: 'success',
  style: { backgroundColor: main, color: contrastText },
} as const;

/** Shows that something has succeeded. */
export const showSuccess = (text: string): void => showNotice(text, successNotice);
