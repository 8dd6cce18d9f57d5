/** What `withTimeout` rejects with. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Whether an operation only took too long. */
export const isTimeout = (error: unknown): boolean => error instanceof TimeoutError;

/** Resolves or rejects like `operation`, but rejects after `limit` (ms): a storage call may never settle. */
export function withTimeout<T>(
  limit: number,
  operation: Promise<T>,
  message = `no response within ${limit} ms`,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(message)), limit);
  });
  return Promise.race([operation, timeout]).finally(() => clearTimeout(timer));
}

/** Cache Storage that does not respond within this time (ms) counts as broken: a call of it may never settle. */
const storageTimeout = 5_000;

/** Resolves or rejects like `operation` of Cache Storage, but rejects after 5 s. */
export const inTime = <T>(operation: Promise<T>): Promise<T> => withTimeout(storageTimeout, operation);
