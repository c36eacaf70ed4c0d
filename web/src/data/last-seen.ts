const prefix = 'derniere-liste:';

/** Lists that everybody may read anyway; nothing about an applicant or a member is kept. */
export type SeenList = 'articles' | 'galerie' | 'temoignages';

/** Records kept of a list, at most: the beginning is what one looks for. */
const most = 200;

/** Keeps `items` in this browser as the last that was seen of `list`. */
export function keepLastSeen(list: SeenList, items: readonly object[]): void {
  try {
    localStorage.setItem(prefix + list, JSON.stringify(items.slice(0, most)));
  } catch (error) {
    console.warn('The list could not be kept.', error);
  }
}

/**
 * What was last seen of `list`, as `toItem` reads its fields; undefined when nothing was. Dates
 * are dates again in the fields whose names begin with `date`.
 */
export function readLastSeen<Item>(
  list: SeenList,
  toItem: (fields: Record<string, unknown>) => Item,
): readonly Item[] | undefined {
  try {
    const stored = localStorage.getItem(prefix + list);
    if (stored === null) return undefined;
    const items: unknown = JSON.parse(stored, (name, value: unknown) =>
      name.startsWith('date') && typeof value === 'string' ? new Date(value) : value,
    );
    return Array.isArray(items)
      ? items.map((item: Record<string, unknown>) => toItem(item))
      : undefined;
  } catch (error) {
    console.warn('The list that was kept could not be read.', error);
    return undefined;
  }
}

/** Forgets every list: the member has logged out. */
export function forgetLastSeen(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('The lists could not be removed.', error);
  }
}
