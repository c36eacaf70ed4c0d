/** Formats a count with thousands separators (narrow no-break spaces): `12 400`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202F');
}
