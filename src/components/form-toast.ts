import { useTheme } from '@mui/material/styles';
import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

/** Tells of a success in a toast whose colours the look gives. */
export function useSuccessToast(): (text: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  const { main, contrastText } = useTheme().palette.success;
  return useCallback(
    (text) => {
      enqueueSnackbar(text, { variant: 'success', style: { backgroundColor: main, color: contrastText } });
    },
    [enqueueSnackbar, main, contrastText],
  );
}
