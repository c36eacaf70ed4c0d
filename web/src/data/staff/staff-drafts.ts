import { browserStorage } from '../browser-storage.ts';

/**
 * Drafts of the member `uid` in this tab. They must contain no password and no answer of an
 * applicant, only the id of an application.
 */
const draftsOf = (uid: string) => browserStorage('sessionStorage', `redaction:${uid}:`);

/** Draft name of the form of a new member; the form reopens while a draft exists. */
export const memberDraftName = 'utilisateur';

/**
 * Unsent draft of `form`; undefined when there is none. It lasts as long as the tab, through
 * reloads and the end of a session, and is shown to no other member.
 */
export const readStaffDraft = (uid: string, form: string): unknown => draftsOf(uid).read(form);

/** Names of the forms with an unsent draft that begin with `start`. */
export const staffDraftNames = (uid: string, start: string) => draftsOf(uid).names(start);

export const keepStaffDraft = (uid: string, form: string, value: unknown): void =>
  draftsOf(uid).write(form, value);

export const forgetStaffDraft = (uid: string, form: string): void => draftsOf(uid).remove(form);
