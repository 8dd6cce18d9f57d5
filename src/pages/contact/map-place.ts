/** The position of a map, and the host that provides it. */
export interface MapPlace {
  latitude: number;
  longitude: number;
  /** `https://www.openstreetmap.org`, or a host with the same URL scheme. */
  host: string;
}

/** The distance from the centre of the map to its edges (degrees). */
const reach = { latitude: 0.004, longitude: 0.008 };

/**
 * The place in SITE_MAP_PLACE, as `latitude,longitude`, on the first host of SITE_MAP_HOSTS; undefined for a site that
 * has no map.
 */
export function mapPlace(): MapPlace | undefined {
  const place = import.meta.env.SITE_MAP_PLACE;
  if (!place) return undefined;
  const [latitude = NaN, longitude = NaN] = place.split(',').map(Number);
  const host =
    (import.meta.env.SITE_MAP_HOSTS ?? '').trim().split(/\s+/)[0] || 'https://www.openstreetmap.org';
  return { latitude, longitude, host };
}

/** OpenStreetMap's page for frames: its bounding box as west, south, east, north, and a marker. */
export function mapFrame({ latitude, longitude, host }: MapPlace): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${host}/export/embed.html?${query.toString()}`;
}

export const mapPage = ({ latitude, longitude, host }: MapPlace): string =>
  `${host}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
