import { useState } from 'react';
import { useLazyComponent } from '../components/ui/use-lazy-component';
import { useInstall } from '../pwa/use-install';

const loadAdvice = () =>
  import('../components/install/install-dialog').then(({ InstallDialog }) => InstallDialog);

/**
 * What an entry that installs does: the browser's own question where it offers one, else the steps in a dialog, which
 * the caller shows. `press` is undefined where there is nothing to be installed.
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
