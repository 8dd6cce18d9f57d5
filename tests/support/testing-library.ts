import { beforeEach } from 'vitest';
import { conditionTimeout } from './eventually';

// Testing Library needs a document, and most tests have none.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: conditionTimeout });

  // The app loads parts of itself and reads storage in the background, which no `act` can await: React would warn, or
  // not, depending on how fast the machine is. Testing Library's `act` sets this itself.
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
