/** Long enough (ms) for every browser to have taken the bytes of a download. */
const linkLife = 60_000;

/** Saves bytes that the app holds as a file of the reader's, without leaving the app. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), linkLife);
}
