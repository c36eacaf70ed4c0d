/** `12 400`: thousands apart, with the narrow space that a line cannot be broken at. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202F');
}
