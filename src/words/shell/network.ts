import { messages } from 'virtual:messages/network';
import type { NetworkState } from '../../data/api/network-state';

/** The sentences of the network bar; empty while the network is fine. */
export const networkSentences: Record<NetworkState, string> = { ...messages, fine: '' };
