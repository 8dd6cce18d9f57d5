import type { Catalogue } from './catalogue.ts';

/**
 * The subjects that the build alone reads: the sentences of the worker, those of the web app manifest, and what is said
 * in a language that the site has left.
 */
export const buildSubjects = ['worker', 'manifest', 'left'] as const;

/** The messages of such a subject as texts. Throws for a message with placeholders, which would need code. */
export function plainMessages(
  { file, subjects }: Catalogue,
  subject: (typeof buildSubjects)[number],
): Readonly<Record<string, string>> {
  const entries = Object.entries(subjects[subject] ?? {}).map(([key, message]) => {
    const parts: unknown[] = Array.isArray(message) ? message : [message];
    if (!parts.every((part) => typeof part === 'string'))
      throw new Error(`${file}, ${subject}.${key}: is expected to be a text without placeholders.`);
    return [key, parts.join('')] as const;
  });
  return Object.fromEntries(entries);
}
