/** How long (ms) the blob URL lives: longer than any browser needs to start the download. */
const urlLifetime = 60_000;

/** Downloads bytes as a file, without leaving the app. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
