import { useState } from 'react';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import { importRetriably } from '../../browser/import-retriably';
import { useInstall } from '../../pwa/use-install';

const loadAdvice = () =>
  importRetriably(() => import('../../components/install/install-dialog')).then(
    ({ InstallDialog }) => InstallDialog,
  );

/**
 * The action of an install button: shows the browser's install prompt if there is one, otherwise the dialog `advice`,
 * which the caller renders. `press` is undefined if the app cannot be installed.
 */
export function useInstallAction() {
  const { method, install } = useInstall();
  const [isAdvising, setAdvising] = useState(false);
  const { Component: Advice, load } = useLazyComponent(loadAdvice);
  const isOffered = method !== 'nothing' && method !== 'not-yet';
  const press = async () => {
    if (method === 'prompt') await install();
    else if (await load()) setAdvising(true);
  };
  return {
    method,
    press: isOffered ? () => void press() : undefined,
    advice: Advice && <Advice isOpen={isAdvising} onClose={() => setAdvising(false)} />,
  };
}
