/**
 * Runs code that parses untrusted input: returns its value, or a sentence that says why it failed. Libraries
 * throw many kinds of errors at hostile input, for example a `RangeError` for deep nesting: all of them are
 * faults of the input.
 */
export function attempt<T>(read: () => T): { value: T } | { flaw: string } {
  try {
    return { value: read() };
  } catch (error) {
    const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
    return { flaw: (message.split('\n')[0] ?? '').replace(/[:.]$/, '') || 'an error' };
  }
}
