import { browserStorage } from '../browser-storage.ts';

/**
 * Drafts of the member `uid` in this tab. No password may be kept here, and nothing that an
 * applicant has answered: the id of one is all.
 */
const draftsOf = (uid: string) => browserStorage('sessionStorage', `redaction:${uid}:`);

/** The form of a new member, which opens again when something was typed into it. */
export const memberDraft = 'utilisateur';

/**
 * What the member had typed into `form` and not sent; undefined when there is nothing. It
 * lasts as long as the tab, through a reload and the end of a session; nobody else is shown it.
 */
export const readStaffDraft = (uid: string, form: string): unknown => draftsOf(uid).read(form);

/** The forms whose names begin with `start` and that hold something the member did not send. */
export const staffDraftNames = (uid: string, start: string) => draftsOf(uid).names(start);

export const keepStaffDraft = (uid: string, form: string, value: unknown): void =>
  draftsOf(uid).write(form, value);

export const forgetStaffDraft = (uid: string, form: string): void => draftsOf(uid).remove(form);
