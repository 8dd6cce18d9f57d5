import type { NetworkState } from '../data/api/network-state';

/** What the bar at the lower edge says; nothing while the network is fine. */
export const networkSentences: Record<NetworkState, string> = {
  fine: '',
  back: 'Back online.',
  unreachable: 'No connection: showing what is stored.',
  silent: 'The connection does not answer: showing what is stored.',
  'not-json': 'The network asks for a sign-in: showing what is stored.',
};
