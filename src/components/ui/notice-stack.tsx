import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { takeNotices } from './notices';

/** Notices close after this time (ms). */
const noticeTime = 5_000;

/** Shows the notices of the whole app. Whoever fetches it gives its styles their place first. */
export function NoticeStack() {
  return (
    <SnackbarProvider autoHideDuration={noticeTime} anchorOrigin={{ vertical: 'top', horizontal: 'right' }}>
      <Taker />
    </SnackbarProvider>
  );
}

function Taker() {
  const stack = useSnackbar();
  useEffect(() => takeNotices(stack), [stack]);
  return null;
}
