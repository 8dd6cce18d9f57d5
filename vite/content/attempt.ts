/**
 * The result of code that reads what others wrote, or a sentence of why it failed. Parsers of libraries throw errors of many
 * kinds at hostile input, `RangeError` for a deep nesting among them: each of them is a fault of the input.
 */
export function attempt<T>(read: () => T): { value: T } | { flaw: string } {
  try {
    return { value: read() };
  } catch (error) {
    const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
    return { flaw: (message.split('\n')[0] ?? '').replace(/[:.]$/, '') || 'an error' };
  }
}
