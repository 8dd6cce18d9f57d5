import { envelopeOf } from '../../../sw/contract/contract';
import { at, type Resource } from '../../schemas/base';
import { unlocalisedApiPath, localisedApiUrl } from '../api/localised-urls';

/** Resources by the first segment of their API path. */
export const namesOf = (resources: readonly Resource[]): ReadonlyMap<string, Resource> =>
  new Map(resources.map((resource) => [resource.name, resource]));

/**
 * The resource at an absolute address, with the envelope of that address: a list, a filtered page, or one
 * record. Undefined if the address is not an API call of these resources in the language of the page. `origin` is the
 * app's origin.
 */
export function resourceAt(
  address: string,
  origin: string,
  byName: ReadonlyMap<string, Resource>,
): Resource | undefined {
  const url = new URL(address, origin);
  const own = unlocalisedApiPath(url, origin);
  const [path = ''] = own?.split('?') ?? [];
  const resource = byName.get(path.split('/')[0] ?? '');
  if (own === undefined || !resource || new URL(localisedApiUrl(own), origin).href !== url.href)
    return undefined;
  return at(resource, own, envelopeOf(path));
}
