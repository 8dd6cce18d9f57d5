import { useRef, useState } from 'react';
import { isNetworkThere } from '../data/network-probe';

export type OutsideFrame = 'still' | 'shown' | 'offline';

/**
 * A frame of another site, which comes on a press: its state, and what the press calls. A browser shows its own error in
 * a frame that it cannot load, so after a failed request the frame comes only once the network answers again.
 */
export function useOutsideFrame(): [OutsideFrame, () => void] {
  const [state, setState] = useState<OutsideFrame>('still');
  const isAsking = useRef(false);

  async function show() {
    if (isAsking.current) return;
    isAsking.current = true;
    const isThere = await isNetworkThere();
    isAsking.current = false;
    setState(isThere ? 'shown' : 'offline');
  }
  return [state, () => void show()];
}
