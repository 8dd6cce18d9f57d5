import { useEffect } from 'react';
import { useLazyComponent } from '../components/ui/use-lazy-component';
import { countVisit, isInstallCardAnswered } from '../data/device/visits';

const loadOffer = () => import('./install-offer').then(({ InstallOffer }) => InstallOffer);

/** Offers to install from the second visit on, below the page, until the reader answers: then never again. */
export function InstallCard() {
  const { Part: Offer, fetchPart } = useLazyComponent(loadOffer);

  useEffect(() => {
    let isHere = true;
    const decide = async () => {
      const visit = await countVisit();
      if (visit >= 2 && !(await isInstallCardAnswered()) && isHere) await fetchPart();
    };
    void decide();
    return () => {
      isHere = false;
    };
  }, [fetchPart]);

  return Offer ? <Offer /> : null;
}
