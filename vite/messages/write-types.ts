import { writeDeclarations } from '../messages.ts';

/** Writes the types of the messages, without which no TypeScript of the page is checked: `npm run prepare`. */
export function main(): Promise<number> {
  writeDeclarations();
  return Promise.resolve(0);
}
