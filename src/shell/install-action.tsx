import { useState } from 'react';
import { InstallAdvice } from '../components/install-advice';
import { useInstall } from '../pwa/install';

/**
 * What an entry that installs does: the browser's own question where it offers one, else the steps in a dialog, which
 * the caller shows. `press` is undefined where there is nothing to be installed.
 */
export function useInstallAction() {
  const { is, install } = useInstall();
  const [isAdvising, setAdvising] = useState(false);
  const isOffered = is !== 'nothing' && is !== 'not-yet';
  const press = () => {
    if (is === 'prompt') void install();
    else setAdvising(true);
  };
  return {
    is,
    press: isOffered ? press : undefined,
    advice: <InstallAdvice isOpen={isAdvising} onClose={() => setAdvising(false)} />,
  };
}
