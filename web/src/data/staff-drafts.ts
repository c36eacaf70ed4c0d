/** Drafts of one member in this tab of the browser. */
const prefix = 'redaction:';

function keyOf(uid: string, form: string): string {
  return `${prefix}${uid}:${form}`;
}

/**
 * What the member had typed into `form` and not sent; undefined when there is nothing. It
 * lasts as long as the tab, through a reload and a session that was lost. Publications only:
 * nothing about an applicant and no password may be kept here.
 */
export function readStaffDraft(uid: string, form: string): unknown {
  try {
    const stored = sessionStorage.getItem(keyOf(uid, form));
    return stored === null ? undefined : JSON.parse(stored);
  } catch (error) {
    console.warn('A draft could not be read.', error);
    return undefined;
  }
}

/** The forms whose names begin with `start` and that hold something the member did not send. */
export function staffDraftNames(uid: string, start: string): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(uid, start)));
    return keys.map((key) => key.slice(keyOf(uid, '').length));
  } catch (error) {
    console.warn('The drafts could not be listed.', error);
    return [];
  }
}

export function keepStaffDraft(uid: string, form: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(uid, form), JSON.stringify(value));
  } catch (error) {
    // A browser that forbids storage: the form works, and lasts as long as the page.
    console.warn('A draft could not be kept.', error);
  }
}

export function forgetStaffDraft(uid: string, form: string): void {
  try {
    sessionStorage.removeItem(keyOf(uid, form));
  } catch (error) {
    console.warn('A draft could not be removed.', error);
  }
}

/** Forgets the drafts of everyone: the member has logged out. */
export function forgetStaffDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('The drafts could not be removed.', error);
  }
}
