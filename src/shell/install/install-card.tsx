import { useEffect } from 'react';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import { readPreference } from '../../data/device/preferences';
import { countVisit } from '../../data/device/visits';

const loadOffer = () => import('./install-offer').then(({ InstallOffer }) => InstallOffer);

/** Shows the install offer below the page from the second visit on, until the user accepts or dismisses it. */
export function InstallCard() {
  const { Component: Offer, load } = useLazyComponent(loadOffer);

  useEffect(() => {
    let isHere = true;
    const decide = async () => {
      const visit = await countVisit();
      if (visit >= 2 && !(await readPreference('installCard')) && isHere) await load();
    };
    void decide();
    return () => {
      isHere = false;
    };
  }, [load]);

  return Offer ? <Offer /> : null;
}
