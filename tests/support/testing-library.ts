import { conditionTimeout } from './eventually';

// Testing Library needs a document, and most tests have none.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: conditionTimeout });
}
