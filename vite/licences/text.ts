import type { Licence } from './package.ts';

const line = '-'.repeat(80);

/** All licences in one text, sorted by name. Packages with the same text are grouped. */
export function licencesText(licences: readonly Licence[]): string {
  const sorted = [...licences].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const byText = new Map<string, string[]>();
  for (const { name, version, kind, text } of sorted) {
    const plain = text.replaceAll('\r\n', '\n').trim();
    const title = `${name} ${version}${kind && ` (${kind})`}`;
    byText.set(plain, [...(byText.get(plain) ?? []), title]);
  }
  const parts = [...byText].map(([text, titles]) => `${line}\n${titles.join('\n')}\n${line}\n\n${text}\n`);
  return [
    // Hosts send plain text without a charset, so the byte order mark declares it.
    `\ufeffThis site is made with the work of others. Their packages, and the licences of these:\n`,
    ...parts,
  ].join('\n');
}
