import { createSearchHandler, type Answer, type Request } from './answer';

/**
 * The scope of a dedicated worker, as far as it is used:
 * https://developer.mozilla.org/en-US/docs/Web/API/DedicatedWorkerGlobalScope
 */
interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (answer: Answer) => void;
}

const scope = globalThis as unknown as Scope;
const answer = createSearchHandler((answered) => scope.postMessage(answered));
scope.onmessage = ({ data }) => answer(data);
