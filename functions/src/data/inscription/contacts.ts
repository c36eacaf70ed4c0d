import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import type { Actor } from '@centre/domain/journal/journal';
import { keptContacts, type Contact } from '@centre/domain/inscription/prevenir';
import { changeInscription } from './changes.ts';
import { recordIn } from './documents.ts';

/** A try that the same member sends again so soon is the same try, in milliseconds. */
const repeatedMs = 3 * 60 * 1000;

/**
 * Notes a try to tell an applicant, whatever colleagues noted. The same again at once changes
 * nothing: its answer may have been lost.
 *
 * @throws CommandError `not-found`.
 */
export function note(id: string, contact: NotedContact, by: Actor): Promise<InscriptionRecord> {
  return changeInscription(id, by, (_, snapshot) => {
    const { prevenu } = recordIn(snapshot);
    const noted: Contact = { ...contact, par: by.username, date: new Date() };
    const own = prevenu.findLast(({ par }) => par === noted.par);
    if (own && isRepeated(noted, own)) return { answers: {} };
    return { answers: {}, prevenu: [...prevenu, noted].slice(-keptContacts) };
  });
}

/**
 * Takes back a try that was noted by mistake; one that is not there any more is no error.
 *
 * @throws CommandError `not-found`.
 */
export function withdraw(id: string, date: Date, by: Actor): Promise<InscriptionRecord> {
  return changeInscription(id, by, (_, snapshot) => {
    const { prevenu } = recordIn(snapshot);
    const left = prevenu.filter((contact) => contact.date.getTime() !== date.getTime());
    return { answers: {}, ...(left.length < prevenu.length && { prevenu: left }) };
  });
}

function isRepeated(noted: Contact, former: Contact): boolean {
  return (
    former.motif === noted.motif &&
    former.voie === noted.voie &&
    former.resultat === noted.resultat &&
    noted.date.getTime() - former.date.getTime() < repeatedMs
  );
}
