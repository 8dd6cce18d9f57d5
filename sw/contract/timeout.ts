/** Resolves or rejects like `operation`, but rejects after `limit` (ms): a storage call may never settle. */
export function withTimeout<T>(limit: number, operation: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${limit} ms`)), limit);
  });
  return Promise.race([operation, timeout]).finally(() => clearTimeout(timer));
}
