import { showNotice } from '../ui/notices';
import { palette } from '../../theme/tokens';

const { main, contrastText } = palette.success;

/** Tells of a success in a toast whose colours the look gives. */
export function showSuccess(text: string): void {
  showNotice(text, { variant: 'success', style: { backgroundColor: main, color: contrastText } });
}
