import { useState } from 'react';
import { usePart } from '../components/part';
import { useInstall } from '../pwa/install';

const loadAdvice = () => import('../components/install-advice').then(({ InstallAdvice }) => InstallAdvice);

/**
 * What an entry that installs does: the browser's own question where it offers one, else the steps in a dialog, which
 * the caller shows. `press` is undefined where there is nothing to be installed.
 */
export function useInstallAction() {
  const { is, install } = useInstall();
  const [isAdvising, setAdvising] = useState(false);
  const { Part: Advice, fetchPart } = usePart(loadAdvice);
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
