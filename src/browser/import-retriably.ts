/** What Chrome and Firefox throw if a file of an `import()` cannot be loaded: it ends with the address of the first one. */
const named = /dynamically imported module: (\S+)$/;

/** How often the import of an address has failed. */
const failures = new Map<string, number>();

/**
 * Calls `load`, an `import()`, which may be called again after it has failed. Until 2026, Chrome and Firefox did not ask
 * a second time for a module that could not be fetched, as long as the page lives; Safari always did:
 * https://github.com/whatwg/html/pull/10327. From the second failure on, the file is therefore imported by another name.
 * Its own imports keep their names: if one of these was lost, only a reload of the page helps.
 *
 * The build must give the module a file of its own, which `tests/journeys/interfaces.spec.ts` proves.
 */
export async function importRetriably<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = named.exec(String(error))?.[1];
    if (address === undefined) throw error;
    const earlier = failures.get(address) ?? 0;
    failures.set(address, earlier + 1);
    if (earlier === 0) throw error;
    // A fragment makes it another module, and is not sent: caches and servers know the file.
    return (await import(/* @vite-ignore */ `${address}#${earlier}`)) as T;
  }
}
