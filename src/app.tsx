import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { Row, StoredCache } from './data/cache';
import { retryLater } from './data/retry';
import { useSettingsState } from './data/settings';
import { Loader } from './shell/loader';
import { LossSign } from './shell/loss-sign';
import { NetworkBar } from './shell/network-bar';
import { OfflineUpkeep } from './shell/offline-upkeep';
import { OutboxSender } from './shell/outbox-sender';
import { ReadySign } from './shell/ready-sign';
import { Shell } from './shell/shell';
import { UpdateNotice } from './shell/update-notice';
import { theme } from './theme';

/** Toasts close after this time (ms). */
const toastTime = 5_000;

export const swr: SWRConfiguration = {
  // By the cheap stamp: two answers are never compared in depth.
  compare: (a?: Row, b?: Row) =>
    a?.stamp === b?.stamp && a?.confirmedAt === b?.confirmedAt && a?.total === b?.total,
  focusThrottleInterval: 60_000,
  onErrorRetry: retryLater,
};

interface Props {
  cache: StoredCache;
}

export function App({ cache }: Props) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <SWRConfig value={{ ...swr, provider: () => cache }}>
        <SnackbarProvider
          autoHideDuration={toastTime}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <BrowserRouter>
            <OfflineUpkeep />
            <UpdateNotice />
            <OutboxSender />
            <ReadySign />
            <LossSign />
            <Suspense fallback={<Loader />}>
              <Gate />
            </Suspense>
            <NetworkBar />
          </BrowserRouter>
        </SnackbarProvider>
      </SWRConfig>
    </ThemeProvider>
  );
}

/** The loader stands only while a first visit waits for the settings; then the app opens, in every case. */
function Gate() {
  const isWaiting = useSettingsState() === 'loading';
  const [isOpen, setOpen] = useState(!isWaiting);
  // Once open it stays open: a later try of a call that failed is no reason to take the page away.
  if (!isWaiting && !isOpen) setOpen(true);
  return isOpen ? <Shell /> : <Loader />;
}
