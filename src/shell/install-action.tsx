import { useState } from 'react';
import { useLazyComponent } from '../components/ui/use-lazy-component';
import { useInstall } from '../pwa/use-install';

const loadAdvice = () =>
  import('../components/install/install-dialog').then(({ InstallDialog }) => InstallDialog);

/**
 * The action of an install button: shows the browser's install prompt if there is one, otherwise the dialog `advice`, which
 * the caller renders. `press` is undefined if the app cannot be installed.
 */
export function useInstallAction() {
  const { is, install } = useInstall();
  const [isAdvising, setAdvising] = useState(false);
  const { Part: Advice, fetchPart } = useLazyComponent(loadAdvice);
  const isOffered = is !== 'nothing' && is !== 'not-yet';
  const press = async () => {
    if (is === 'prompt') await install();
    else if (await fetchPart()) setAdvising(true);
  };
  return {
    is,
    press: isOffered ? () => void press() : undefined,
    advice: Advice && <Advice isOpen={isAdvising} onClose={() => setAdvising(false)} />,
  };
}
