/** A part of an address as it was before it was encoded; itself where that cannot be undone. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
