import { randomInt } from 'node:crypto';
import { FieldPath, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { withDates } from '@centre/domain/content/stored-documents';
import { expirationOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import {
  differencesOf,
  registerOf,
  type RegisterDifference,
  type StoredRegister,
} from '@centre/domain/registre/differences';
import {
  lineOf,
  registerDigits,
  registerName,
  rowOf,
  rowsIn,
  type Row,
} from '@centre/domain/registre/row';
import { logger } from '../../logger.ts';
import { firestore } from '../admin.ts';
import { everyDocument } from '../every-document.ts';
import {
  mustNotExist,
  isTooLarge,
  optimisticWrite,
  mustBeUnchanged,
} from '../optimistic-write.ts';
import { inscriptions, recordIn } from './documents.ts';

// The register of a campaign has a row for each application, in sixteen documents, because the size
// of a document is limited. A row is written in the batch of its record.

const registers = () => firestore().collection('registres');

/** Names of the full registers that this instance has met. */
const full = new Set<string>();

/** Random digit of a register with space, so that no caller can fill a chosen one. */
function randomDigit(campagne: string): string {
  const free = registerDigits.filter((digit) => !full.has(registerName(campagne, digit)));
  return free[randomInt(Math.max(1, free.length))] ?? '';
}

/** Row of an application in a batch. */
interface AddedRow {
  /**
   * Digit of its register, to be stored in the record. Empty when all are full: the application is
   * stored anyway, and its row once there is space.
   */
  readonly registre: string;
  /** Marks the register as full, so that the next rows get another one. */
  readonly onTooLarge: () => void;
}

/** Adds the row of an application to the batch of its record. */
export function addRow(batch: WriteBatch, record: InscriptionRecord): AddedRow {
  const { id, campagne, registre: former } = record;
  const isPlaced = former !== '' && !full.has(registerName(campagne, former));
  if (!isPlaced) removeRow(batch, record);
  const registre = isPlaced ? former : randomDigit(campagne);
  const name = registerName(campagne, registre);
  if (registre === '') logger.error('the registers of a campaign are full', { campagne });
  else setLine(batch, name, id, lineOf(rowOf(record)));
  return { registre, onTooLarge: () => void full.add(name) };
}

/** Removes the row of an application from its register, in the batch of its record. */
export function removeRow(
  batch: WriteBatch,
  { id, campagne, registre }: Pick<InscriptionRecord, 'id' | 'campagne' | 'registre'>,
): void {
  if (registre !== '')
    setLine(batch, registerName(campagne, registre), id, FieldValue.delete());
}

/** Writes only the path of this row, so that the other rows of the document stay. */
function setLine(batch: WriteBatch, register: string, id: string, line: string | FieldValue) {
  batch.set(
    registers().doc(register),
    { lignes: { [id]: line } },
    { mergeFields: [new FieldPath('lignes', id)] },
  );
}

/** Rows of all campaigns. */
export async function readRows(): Promise<Row[]> {
  const { docs } = await registers().get();
  return docs.flatMap((document) => rowsIn(document.id, document.data()));
}

async function readRegisters(): Promise<StoredRegister[]> {
  const { docs } = await registers().get();
  return docs.map((document) => registerOf(document.id, document.data()));
}

async function* applications() {
  for await (const document of everyDocument('inscriptions')) {
    const createdAt = document.createTime.toDate();
    yield { id: document.id, fields: withDates(document.data()), createdAt };
  }
}

/** Number of applications per batch, of two or three writes each. */
const groupSize = 100;

/**
 * Aligns the registers: rewrites the rows that differ from their applications. Applications that did
 * not come through the functions also get their campaign and expiry.
 *
 * @returns number of differences.
 */
export async function alignRegisters(): Promise<number> {
  // There may be space again.
  full.clear();
  const differences: RegisterDifference[] = [];
  const found = differencesOf(applications(), await readRegisters());
  for await (const difference of found) differences.push(difference);
  for (let from = 0; from < differences.length; from += groupSize) {
    const group = differences.slice(from, from + groupSize);
    try {
      await align(group);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      // One of them met a full register, which is found by writing them one by one.
      for (const one of group) await align([one]);
    }
  }
  return differences.length;
}

function align(differences: readonly RegisterDifference[]): Promise<void> {
  return optimisticWrite('rows of the register', async () => {
    const batch = firestore().batch();
    const documents = differences.map(({ id }) => inscriptions().doc(id));
    const snapshots = await firestore().getAll(...documents);
    const added: AddedRow[] = [];
    for (const [at, snapshot] of snapshots.entries()) {
      const { strays = [] } = differences[at] ?? {};
      for (const stray of strays) setLine(batch, stray, snapshot.id, FieldValue.delete());
      if (snapshot.exists) {
        const record = recordIn(snapshot);
        const { campagne, dateInscription } = record;
        const row = addRow(batch, record);
        added.push(row);
        const expiration = expirationOf(dateInscription);
        const fields = { campagne, expiration, registre: row.registre };
        batch.update(snapshot.ref, fields, mustBeUnchanged(snapshot));
      } else batch.delete(snapshot.ref, mustNotExist);
    }
    const [only] = differences.length === 1 ? added : [];
    return { batch, result: undefined, ...(only && { onTooLarge: only.onTooLarge }) };
  });
}

/** Fill level of a register, from 0 to 1. */
interface RegisterFill {
  readonly name: string;
  readonly part: number;
}

/** Maximum of bytes in a document. */
const maxBytes = 1024 * 1024;

/** Fullest register, by the bytes of its lines and ids. */
export async function fullestRegister(): Promise<RegisterFill | undefined> {
  const fills = (await readRegisters()).map(({ name, lines }) => {
    const texts = [...lines].map(([id, line]) => Buffer.byteLength(`${id}${String(line)}`) + 2);
    return { name, part: texts.reduce((sum, bytes) => sum + bytes, 0) / maxBytes };
  });
  return fills.sort((a, b) => b.part - a.part)[0];
}
