/** The address at which the reader shows a document; `from` is the page to go back to. */
export function readAddress(url: string, from?: string): string {
  const query = new URLSearchParams({ file: url });
  if (from) query.set('from', from);
  return `/read?${query.toString()}`;
}
