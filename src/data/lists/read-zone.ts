import { settings } from '../../schemas/settings';
import type { PersistentCache } from '../device/swr-cache';
import { readWholePages } from './list-pages';
import { readSettings } from './use-settings';
import { knownZone } from './use-time-zone';

/** The organisation's time zone by the settings on the device. Makes no request. */
export async function readZone(cache: PersistentCache): Promise<string> {
  const [row] = await readWholePages(cache, settings);
  return knownZone(row && readSettings(row.value).timeZone);
}
