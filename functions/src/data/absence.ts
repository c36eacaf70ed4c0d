import { randomUUID } from 'node:crypto';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { absenceCheck } from '../settings.ts';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';

type Check = (batch: WriteBatch, document: DocumentReference) => void;

/** Ways to make a batch fail if a document is there, by the names of the setting. */
export const absenceChecks = {
  precondition: (batch, document) => {
    batch.delete(document, { exists: false });
  },
  // Writes of a batch happen in their order, and nobody sees what is between them.
  creation: (batch, document) => {
    batch.create(document, {});
    batch.delete(document);
  },
} as const satisfies Readonly<Record<string, Check>>;

export type AbsenceCheck = keyof typeof absenceChecks;

/** Makes the batch fail if that document exists. */
export function mustNotExist(batch: WriteBatch, document: DocumentReference): void {
  const way = absenceCheck.value() === 'creation' ? 'creation' : 'precondition';
  absenceChecks[way](batch, document);
}

/**
 * Whether the database accepts a batch with that check and refuses it where the document is there.
 * Nothing stays of it.
 */
export async function obeys(way: AbsenceCheck): Promise<boolean> {
  const [tried, written] = [0, 1].map(() => firestore().collection('essais').doc(randomUUID()));
  if (!tried || !written) return false;
  const attempt = async (): Promise<unknown> => {
    const batch = firestore().batch();
    batch.set(written, {});
    absenceChecks[way](batch, tried);
    return batch.commit().then(
      () => undefined,
      (error: unknown) => error,
    );
  };
  try {
    if ((await attempt()) !== undefined) return false;
    await tried.create({});
    return isConflict(await attempt());
  } finally {
    await Promise.all([tried.delete(), written.delete()]);
  }
}
