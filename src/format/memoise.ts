/** Memoised by key: to make a format costs far more than to use it, on a slow phone as much as a page. */
export function memoise<T>(make: (...key: string[]) => T): (...key: string[]) => T {
  const made = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    let one = made.get(name);
    if (one === undefined) {
      one = make(...key);
      made.set(name, one);
    }
    return one;
  };
}
