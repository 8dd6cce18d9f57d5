import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isRightToLeft } from './direction';
import { theme } from './theme';
import { useCloseRequest } from './use-close-request';

const mirrored = { ...theme, direction: 'rtl' as const };

/**
 * The direction decides from where a drawer slides in and to which side a menu opens. Prerendered components ask for
 * neither.
 */
const directed = () => (typeof document !== 'undefined' && isRightToLeft() ? mirrored : theme);

interface Props {
  /** Whether the dialog, drawer or menu inside is open: when it closes, the focus goes back to where it was. */
  isOpen?: boolean;
  /** Closes it when the device asks to, such as by Android's way back. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * MUI's theme for the MUI components inside it. Only lazy components use it: on a slow phone creating the theme takes
 * about as long as rendering a screen. The global style sheet holds the variables, and only the system chooses light or
 * dark, so nothing is generated or stored here.
 */
export function MuiProvider({ isOpen = false, onClose, children }: Props) {
  useFocusReturn(isOpen);
  useCloseRequest(isOpen, onClose);
  return (
    <ThemeProvider theme={directed()} defaultMode="system" storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

/**
 * MUI's own return of the focus scrolls the page to the focused button, and a button in a sticky header counts as
 * hidden by the header.
 */
function useFocusReturn(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  // Runs after the effects of MUI, which holds the focus while it is open.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
