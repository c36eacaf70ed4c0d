/** What is known of a list: its first ids, or all of them. */
export interface KnownRows {
  readonly ids: readonly string[];
  readonly isWhole: boolean;
}

/**
 * By how many documents a list grew between two answers, as far as its first rows tell. What
 * comes or goes at the end of a part of a list was or is behind it.
 */
export function growthOf(before: KnownRows, after: KnownRows): number {
  return newIn(after, before) - newIn(before, after);
}

function newIn({ ids }: KnownRows, other: KnownRows): number {
  const known = new Set(other.ids);
  const [last = ''] = ids.filter((id) => known.has(id)).slice(-1);
  const end = other.isWhole ? ids.length : ids.lastIndexOf(last);
  return ids.slice(0, Math.max(0, end)).filter((id) => !known.has(id)).length;
}
