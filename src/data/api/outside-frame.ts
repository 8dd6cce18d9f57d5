import { useRef, useState } from 'react';
import { isNetworkThere } from './network-probe';

export type OutsideFrame = 'still' | 'shown' | 'offline';

/**
 * The state of a cross-origin frame that is loaded on a press, and the function for that press. A browser
 * shows its own error page in a frame that fails, so after a failed request the frame is shown only once the
 * network responds again.
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
