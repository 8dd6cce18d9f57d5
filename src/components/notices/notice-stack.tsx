import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, type CSSProperties } from 'react';
import { takeNotices } from './notices';

/** Time (ms) after which a notice closes. */
const noticeTime = 5_000;

/**
 * A notice is dark in both colour schemes, where the focus ring of the page has too little contrast. Forced colors mode
 * removes the background and shows the border.
 */
const onNotice: CSSProperties & Record<'--focus', string> = {
  '--focus': 'currentColor',
  border: '1px solid transparent',
};

/** Renders the notices of the whole app. Create the style element of notistack before loading this module. */
export function NoticeStack() {
  return (
    <SnackbarProvider
      autoHideDuration={noticeTime}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      style={onNotice}
    >
      <Taker />
    </SnackbarProvider>
  );
}

function Taker() {
  const stack = useSnackbar();
  useEffect(() => takeNotices(stack), [stack]);
  return null;
}
