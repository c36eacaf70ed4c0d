/** How long a browser may take to begin reading a file handed to it. Milliseconds. */
const readingTime = 60_000;

/** Hands `file` to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
