import { apiPath, envelopeOf } from '../../../sw/contract/contract';
import { at, type Resource } from '../../schemas/base';

/** Resources by the first segment of their API path. */
export const namesOf = (resources: readonly Resource[]): ReadonlyMap<string, Resource> =>
  new Map(resources.map((resource) => [resource.name, resource]));

/**
 * The resource at an absolute address, with the envelope of that address: a list, a filtered page, or one
 * record. Undefined if the address is not an API call of these resources. `origin` is the app's origin.
 */
export function resourceAt(
  address: string,
  origin: string,
  byName: ReadonlyMap<string, Resource>,
): Resource | undefined {
  const url = new URL(address, origin);
  const path = apiPath(url, origin);
  const resource = path && byName.get(path.split('/')[0] ?? '');
  return resource ? at(resource, path + url.search, envelopeOf(path)) : undefined;
}
