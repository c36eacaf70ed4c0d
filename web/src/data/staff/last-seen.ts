import { textIn, type Fields, type Parser } from '@centre/domain/content/stored-documents';
import { browserStorage, parseWithDates } from '../browser-storage.ts';

/** Lists that may be cached: public data only, nothing about an applicant or a member. */
type CachedList = 'articles' | 'galerie' | 'temoignages';

/** Maximum number of cached records per list. */
const maxRecords = 200;

const lists = browserStorage('localStorage', 'derniere-liste:');

/** Caches `items` in this browser as the last state of `list`. */
export function writeCachedList(list: CachedList, items: readonly object[]): void {
  lists.write(list, items.slice(0, maxRecords));
}

/** Cached records of `list`, read by `parse`; undefined when there are none. */
export function readCachedList<Item>(
  list: CachedList,
  parse: Parser<Item>,
): readonly Item[] | undefined {
  const items = lists.read(list, parseWithDates);
  return Array.isArray(items)
    ? items.map((item: Fields) => parse(textIn(item['id']), item))
    : undefined;
}

/** Clears every cached list, at the end of a session. */
export function clearCachedLists(): void {
  lists.clear();
}
