import { moved } from 'virtual:moved';
import { onTestFinished } from 'vitest';

/** Adds a line to the table of former addresses, until the end of the test. */
export function formerAddress(from: string, to: string): void {
  const addresses = moved.addresses as Record<string, string>;
  addresses[from] = to;
  onTestFinished(() => void delete addresses[from]);
}
