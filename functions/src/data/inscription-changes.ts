import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription';
import { derivedFields } from '@centre/domain/inscription-derived';
import { answersIn, type InscriptionRecord } from '@centre/domain/inscription-record';
import type { Actor, JournalField } from '@centre/domain/journal';
import { firestore } from './admin.ts';
import { addEntry } from './journal.ts';
import {
  derivedOf,
  documentsOf,
  existing,
  recordIn,
  searchCopies,
} from './inscription-documents.ts';
import {
  markDuplicates,
  settleDuplicates,
  joinDuplicateGroups,
  leaveDuplicateGroups,
  duplicateGroupsOf,
} from './duplicate-groups.ts';
import { unchanged, optimisticWrite } from './optimistic-write.ts';

export interface Change {
  readonly answers: Partial<EnrolmentForm>;
  readonly statut?: InscriptionStatut | undefined;
  /** Of the answers as the applicant sends them. */
  readonly empreinte?: string;
}

/**
 * Changes an application; concurrent changes are made one after the other.
 *
 * @throws CommandError `not-found`, and what `changeOf` throws.
 */
export async function changeInscription(
  id: string,
  by: Actor,
  changeOf: (form: EnrolmentForm, snapshot: DocumentSnapshot) => Change,
): Promise<InscriptionRecord> {
  const { joined, left } = await optimisticWrite('an application', async () => {
    const snapshot = await existing(id);
    const before = recordIn(snapshot);
    const {
      answers,
      statut = before.statut,
      ...digest
    } = changeOf(answersIn(before), snapshot);
    const isDecided = statut !== before.statut;
    const fields = {
      ...answers,
      ...digest,
      ...derivedAnew(answersIn(before), answers),
      ...(isDecided && { statut, ...decision(statut, by.username) }),
    };
    const keys = duplicateGroupsOf(before);
    const nothing = { joined: [], left: [] };
    if (Object.keys(fields).length === 0) return { result: nothing };
    const batch = firestore().batch();
    const after = { ...before, ...answers, statut };
    const now = duplicateGroupsOf(after);
    const result = {
      joined: now.filter((key) => !keys.includes(key)),
      left: keys.filter((key) => !now.includes(key)),
    };
    const index: unknown = snapshot.get('index');
    const documents = documentsOf({ ...snapshot.data(), ...fields }, after);
    batch.update(snapshot.ref, { ...fields, ...derivedOf(documents) }, unchanged(snapshot));
    batch.set(searchCopies().doc(id), withoutDeletions(documents.copy));
    // An application that was not indexed is in no group yet.
    if (result.joined.length > 0 || index === undefined) joinDuplicateGroups(batch, after);
    await leaveDuplicateGroups(batch, id, result.left);
    addEntry(batch, by, {
      action: 'updateInscription',
      records: [id],
      fields: changedFields(answers, isDecided),
    });
    return { batch, result };
  });
  if (joined.length > 0) await markDuplicates(joined);
  if (left.length > 0) await settleDuplicates(left, id);
  return recordIn(await existing(id));
}

function changedFields(answers: Change['answers'], isDecided: boolean): JournalField[] {
  return [
    ...(Object.keys(answers).length > 0 ? (['answers'] as const) : []),
    ...(isDecided ? (['statut'] as const) : []),
  ];
}

const choices = ['parcours', 'classe', 'specialite', 'modalite'] as const;

/** The derived fields of the changed answers; those of an older record stay otherwise. */
function derivedAnew(form: EnrolmentForm, answers: Partial<EnrolmentForm>) {
  const { formation, niveau, motivation } = derivedFields({ ...form, ...answers });
  return {
    ...(choices.some((field) => field in answers) && { formation, niveau }),
    ...('autresFormations' in answers && { motivation }),
  };
}

function decision(statut: InscriptionStatut, by: string) {
  return statut === 'en_attente'
    ? { dateTraitement: FieldValue.delete(), traitePar: FieldValue.delete() }
    : { dateTraitement: FieldValue.serverTimestamp(), traitePar: by };
}

function withoutDeletions(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(
    ([, value]) => !(value instanceof FieldValue && value.isEqual(FieldValue.delete())),
  );
  return Object.fromEntries(kept);
}
