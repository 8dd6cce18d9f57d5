/** Memoised by key: creating an Intl formatter costs about a frame on a slow phone. */
export function memoise<T>(create: (...key: string[]) => T): (...key: string[]) => T {
  const results = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    let result = results.get(name);
    if (result === undefined) {
      result = create(...key);
      results.set(name, result);
    }
    return result;
  };
}
