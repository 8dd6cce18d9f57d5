import { cacheNames } from '../../../sw/contract/contract';
import { formerHeader, newerAtHeader, otherVersionHeader } from '../../../sw/contract/copy-headers';
import { deleteCopy, findCopy } from './copies';
import { withSaveLock, putWhole } from './write-copies';

const { formerDocuments, savedDocuments } = cacheNames;

/** What is stored beside a saved document. Rejects with an error if Cache Storage cannot be used. */
export const findOtherCopy = (address: string): Promise<Response | undefined> =>
  findCopy(address, formerDocuments);

/** A former copy, with the headers that it had as the saved one. */
export async function asSaved(former: Response): Promise<Response> {
  const headers = new Headers(former.headers);
  for (const name of [formerHeader, newerAtHeader, otherVersionHeader]) headers.delete(name);
  return new Response(await former.blob(), { headers });
}

/**
 * Puts the former copy back in the place of a saved copy that is gone: a browser that ended while it replaced the saved
 * copy has deleted that. Resolves to whether the saved copy is there again. Never rejects.
 */
export async function restoreLost(address: string): Promise<boolean> {
  const findFormer = async () => {
    const entry = await findOtherCopy(address);
    return entry?.headers.has(formerHeader) ? entry : undefined;
  };
  const restore = async () => {
    const former = await findFormer();
    if (!former || (await findCopy(address))) return former !== undefined;
    await putWhole(savedDocuments, address, await asSaved(former));
    await deleteCopy(formerDocuments, address);
    return true;
  };
  try {
    // The lock may be held as long as a download takes: nearly always there is no former copy, and no need to wait.
    return (await findFormer()) !== undefined && (await withSaveLock(address, restore));
  } catch (error) {
    console.warn(`The former copy of ${address} could not be put back:`, error);
    return false;
  }
}
