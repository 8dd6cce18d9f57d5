import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, type CSSProperties } from 'react';
import { takeNotices } from './notices';

/** Notices close after this time (ms). */
const noticeTime = 5_000;

/**
 * A notice is dark in both schemes: the focus ring of the page would not be seen on it. Forced colors take its background
 * away and draw the border.
 */
const onNotice: CSSProperties & Record<'--focus', string> = {
  '--focus': 'currentColor',
  border: '1px solid transparent',
};

/** Shows the notices of the whole app. Whoever fetches it gives its styles their place first. */
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
