import { listed } from '../../words/common';
import type { HostPurpose } from '../../words/privacy';

/** The hosts other than the site's own that this build may ask, by purpose. */
export function outsideHosts(): { purpose: HostPurpose; names: string }[] {
  const hosts = JSON.parse(import.meta.env.BUILD_HOSTS ?? '{}') as Record<HostPurpose, readonly string[]>;
  return Object.entries(hosts)
    .filter(([, origins]) => origins.length > 0)
    .map(([purpose, origins]) => ({
      purpose: purpose as HostPurpose,
      names: listed(origins.map((origin) => origin.replace(/^https?:\/\//, ''))),
    }));
}
