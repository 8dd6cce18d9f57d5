/** The text of HTML, as a page shows it. */
export const plain = (html: unknown) =>
  String(html)
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A pattern that matches this text and nothing else. */
export const escapePattern = (text: string): string => text.replace(/[\^$.*+?()[\]{}|/]/g, '\\$&');
