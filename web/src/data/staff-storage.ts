import { browserStorage, parseWithDates } from './browser-storage.ts';

/** Lists that everybody may read anyway; nothing about an applicant or a member is kept. */
type SeenList = 'articles' | 'galerie' | 'temoignages';

/** Records kept of a list, at most: the beginning is what one looks for. */
const most = 200;

const lists = browserStorage('localStorage', 'derniere-liste:');

/** Keeps `items` in this browser as the last that was seen of `list`. */
export function keepLastSeen(list: SeenList, items: readonly object[]): void {
  lists.write(list, items.slice(0, most));
}

/** What was last seen of `list`, as `toItem` reads its fields; undefined when nothing was. */
export function readLastSeen<Item>(
  list: SeenList,
  toItem: (fields: Record<string, unknown>) => Item,
): readonly Item[] | undefined {
  const items = lists.read(list, parseWithDates);
  return Array.isArray(items)
    ? items.map((item: Record<string, unknown>) => toItem(item))
    : undefined;
}

/** Forgets every list: the session is over. */
export function forgetLastSeen(): void {
  lists.clear();
}

// Drafts of members in this tab. Publications only: nothing about an applicant and no password
// may be kept here.
const drafts = browserStorage('sessionStorage', 'redaction:');

const draftKey = (uid: string, form: string) => `${uid}:${form}`;

/**
 * What the member had typed into `form` and not sent; undefined when there is nothing. It
 * lasts as long as the tab, through a reload and a session that was lost.
 */
export function readStaffDraft(uid: string, form: string): unknown {
  return drafts.read(draftKey(uid, form));
}

/** The forms whose names begin with `start` and that hold something the member did not send. */
export function staffDraftNames(uid: string, start: string): string[] {
  return drafts.names(draftKey(uid, start)).map((name) => name.slice(uid.length + 1));
}

export function keepStaffDraft(uid: string, form: string, value: unknown): void {
  drafts.write(draftKey(uid, form), value);
}

export function forgetStaffDraft(uid: string, form: string): void {
  drafts.remove(draftKey(uid, form));
}

/** Forgets the drafts of everyone: the member has logged out. */
export function forgetStaffDrafts(): void {
  drafts.clear();
}
