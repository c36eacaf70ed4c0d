import { firstCampagne } from '@centre/domain/campagne/campagne';
import { noticeVersion } from '@centre/domain/inscription/consent';
import { answersOf, type EnrolmentForm } from '@centre/domain/inscription/inscription';
import { derivedFields } from '@centre/domain/inscription/record';
import { firestore } from '../../functions/src/data/admin.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { expect } from './browser.ts';

/** Stored inscriptions with an e-mail address. */
export async function recordsOf(email: string): Promise<Record<string, unknown>[]> {
  const found = await firestore().collection('inscriptions').where('email', '==', email).get();
  return found.docs.map((document) => document.data());
}

/** Expects one inscription with that address, with `answers` and the derived fields. */
export async function expectOneRecord(answers: EnrolmentForm, reference: string) {
  const records = await recordsOf(answers.email);
  expect(records).toHaveLength(1);
  const [first = {}] = records;
  const { dateInscription, expiration, consentement, empreinte, registre, ...record } = first;
  expect(record).toEqual({
    ...answersOf(answers),
    ...derivedFields(answers),
    reference,
    statut: 'en_attente',
    campagne: firstCampagne.anneeScolaire,
  });
  for (const derived of [empreinte, registre]) expect(derived).toBeDefined();
  expect(consentement).toMatchObject({ version: noticeVersion, date: dateInscription });
  for (const date of [dateInscription, expiration]) expect(date).toHaveProperty('seconds');
}
