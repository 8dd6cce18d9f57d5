/** The address at which the reader shows a document; `from` is the page where the document belongs. */
export function readAddress(url: string, title?: string, from?: string): string {
  const query = new URLSearchParams({ file: url });
  if (title) query.set('title', title);
  if (from) query.set('from', from);
  return `/read?${query.toString()}`;
}
