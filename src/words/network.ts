import { messages } from 'virtual:messages/network';
import type { NetworkState } from '../data/api/network-state';

/** What the bar at the lower edge says; nothing while the network is fine. */
export const networkSentences: Record<NetworkState, string> = { ...messages, fine: '' };
