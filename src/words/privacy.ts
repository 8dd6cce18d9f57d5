import { messages } from 'virtual:messages/privacy';
import type { caches, rowPrefixes } from '../data/device/named-stores';
import type { otherStores } from '../data/device/stores';

interface Stored {
  holds: string;
  until: string;
}

/** The texts of the page about privacy: one for each store, and for each purpose for which another host is asked. */
export const privacyWords = messages satisfies {
  caches: Record<keyof typeof caches, Stored>;
  rows: Record<keyof typeof rowPrefixes | 'lists', Stored>;
  otherStores: Record<keyof typeof otherStores, Stored>;
};

/** For what a host other than the site's own is asked. */
export type HostPurpose = keyof typeof messages.hosts | 'counts';
