/** The answer of a device's storage; rejects where none came within `limit` (ms), because storage may hang for ever. */
export function withTimeout<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
