import { randomBytes, randomUUID } from 'node:crypto';
import { dayMs } from '@centre/domain/dates';
import type { Inscription } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { limits } from '@centre/domain/limits';
import { newReference } from '@centre/domain/inscription/reference';
import { firestore } from '../../functions/src/data/admin.ts';
import { alignRegisters, readRows } from '../../functions/src/data/inscription/registre.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { newPhone, newWord } from './applications.ts';
import { stored } from './admin.ts';

/** When an application was sent whose time was over so many days ago. */
export function sentSoThatOver(daysAgo: number): Date {
  return new Date(Date.now() - (limits.inscriptionDays + daysAgo) * dayMs);
}

/** What of an imported application can be named. */
interface Imported {
  readonly id: string;
  readonly reference: string;
}

type ImportedFields = Partial<Inscription> & Partial<Pick<InscriptionRecord, 'campagne'>>;

/** Writes an application as an import would: nothing is worked out from it yet. */
export async function imported(overrides: ImportedFields = {}): Promise<Imported> {
  const id = randomUUID();
  const reference = newReference(randomBytes);
  const words = { nom: newWord(), prenom: newWord(), telephone: newPhone() };
  const record = inscription({ ...words, email: `${newWord()}@exemple.tg`, ...overrides, id });
  const batch = firestore().batch();
  batch.set(firestore().doc(`inscriptions/${id}`), { ...omit(record, 'id'), reference });
  batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  await batch.commit();
  return { id, reference };
}

/** An application whose time was over yesterday, and which is like any other. */
export async function expired(overrides: ImportedFields = {}): Promise<Imported> {
  const one = await imported({ dateInscription: sentSoThatOver(1), ...overrides });
  await alignRegisters();
  return one;
}

/** Everything that there may be of an application, by where it is. */
export async function traces({ id, reference }: Imported): Promise<string[]> {
  const paths = [
    `inscriptions/${id}`,
    `references/${reference}`,
    `corbeilleInscriptions/${id}`,
  ];
  const found = await Promise.all(paths.map(stored));
  const rows = (await readRows()).filter((row) => row.id === id);
  return [...paths.filter((_, at) => found[at] !== undefined), ...rows.map(() => 'registres')];
}
