/** Time for the browser to start reading the file before its URL is revoked, in milliseconds. */
const revokeAfterMs = 60_000;

/** Downloads `file` under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
