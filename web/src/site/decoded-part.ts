/** Decodes a part of an address; returns a malformed part unchanged. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
