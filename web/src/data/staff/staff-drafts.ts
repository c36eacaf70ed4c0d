import { browserStorage } from '../browser-storage.ts';

// Drafts of members in this tab. No password may be kept here, and nothing that an applicant has
// answered: the id of one is all.
const drafts = browserStorage('sessionStorage', 'redaction:');

/** The form of a new member, which opens again when something was typed into it. */
export const memberDraft = 'utilisateur';

const draftKey = (uid: string, form: string) => `${uid}:${form}`;

/**
 * What the member had typed into `form` and not sent; undefined when there is nothing. It
 * lasts as long as the tab, through a reload and the end of a session; nobody else is shown it.
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
