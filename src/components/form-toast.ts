import { theme } from '../theme';
import { showNotice } from './notices';

const { main, contrastText } = theme.palette.success;

/** Tells of a success in a toast whose colours the look gives. */
export function tellSuccess(text: string): void {
  showNotice(text, { variant: 'success', style: { backgroundColor: main, color: contrastText } });
}
