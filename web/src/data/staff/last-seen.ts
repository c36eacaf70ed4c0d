import { textIn, type Fields, type Parser } from '@centre/domain/content/stored-documents';
import { browserStorage, parseWithDates } from '../browser-storage.ts';

/** Lists that everybody may read anyway; nothing about an applicant or a member is kept. */
type SeenList = 'articles' | 'galerie' | 'temoignages';

/** Records kept of a list, at most. */
const most = 200;

const lists = browserStorage('localStorage', 'derniere-liste:');

/** Keeps `items` in this browser as the last that was seen of `list`. */
export function keepLastSeen(list: SeenList, items: readonly object[]): void {
  lists.write(list, items.slice(0, most));
}

/** What was last seen of `list`, as `parse` reads its fields; undefined when nothing was. */
export function readLastSeen<Item>(
  list: SeenList,
  parse: Parser<Item>,
): readonly Item[] | undefined {
  const items = lists.read(list, parseWithDates);
  return Array.isArray(items)
    ? items.map((item: Fields) => parse(textIn(item['id']), item))
    : undefined;
}

/** Forgets every list: the session is over. */
export function forgetLastSeen(): void {
  lists.clear();
}
