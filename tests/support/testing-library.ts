import { beforeEach } from 'vitest';
import { conditionTimeout } from './eventually';

// Testing Library needs a document, and most tests have none.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  const { flushSync } = await import('react-dom');
  const { unstable_IdlePriority: whenIdle, unstable_scheduleCallback: schedule } = await import('scheduler');

  // The app loads parts of itself and reads storage in the background, which no `act` can await: React would warn, or
  // not, depending on how fast the machine is. So an event is rendered at once, as in a browser, without `act`; and an
  // action of the user ends when React has rendered everything else, such as the transition to another page.
  configure({
    asyncUtilTimeout: conditionTimeout,
    eventWrapper: (fire) => {
      let result;
      flushSync(() => void (result = fire()));
      return result;
    },
    asyncWrapper: async (action) => {
      const result = await action();
      await new Promise((resolve) => schedule(whenIdle, () => resolve(undefined)));
      return result;
    },
  });

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
