import { theme } from '../../theme/theme';
import { showNotice } from '../ui/notices';

const { main, contrastText } = theme.palette.success;

/** Tells of a success in a toast whose colours the look gives. */
export function showSuccess(text: string): void {
  showNotice(text, { variant: 'success', style: { backgroundColor: main, color: contrastText } });
}
