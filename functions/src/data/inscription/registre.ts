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
import { absent, isTooLarge, optimisticWrite, unchanged } from '../optimistic-write.ts';
import { inscriptions, recordIn } from './documents.ts';

// A campaign's applications stand in one register: a row each, in sixteen documents, because the
// size of a document is limited. A row is written in the batch of its record.

const registers = () => firestore().collection('registres');

/** Names of registers without room, as far as this instance has found out. */
const full = new Set<string>();

/** Digit of a register with room, at random: no caller may choose which one fills up. */
function drawnDigit(campagne: string): string {
  const free = registerDigits.filter((digit) => !full.has(registerName(campagne, digit)));
  return free[randomInt(Math.max(1, free.length))] ?? '';
}

/** Row of an application in a batch. */
interface AddedRow {
  /**
   * The digit of its register, which the record keeps; empty where all are full: the application
   * is stored all the same, and its row once there is room.
   */
  readonly registre: string;
  /** Draws another register for the next rows, when this one had no room. */
  readonly onTooLarge: () => void;
}

/** Adds the row of an application to the batch of its record. */
export function addRow(batch: WriteBatch, record: InscriptionRecord): AddedRow {
  const { id, campagne, registre: former } = record;
  const isPlaced = former !== '' && !full.has(registerName(campagne, former));
  if (!isPlaced) removeRow(batch, record);
  const registre = isPlaced ? former : drawnDigit(campagne);
  const name = registerName(campagne, registre);
  if (registre === '') logger.error('the registers of a campaign are full', { campagne });
  else setLine(batch, name, id, lineOf(rowOf(record)));
  return { registre, onTooLarge: () => void full.add(name) };
}

/** Takes the row of an application out of its register, in the batch of its record. */
export function removeRow(
  batch: WriteBatch,
  { id, campagne, registre }: Pick<InscriptionRecord, 'id' | 'campagne' | 'registre'>,
): void {
  if (registre !== '')
    setLine(batch, registerName(campagne, registre), id, FieldValue.delete());
}

/** Only the path of this row is written: the other rows of the document stay. */
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

/** Applications that are aligned by one batch, of two or three writes each. */
const alignedTogether = 100;

/**
 * Alignment of the registers: rows that disagree with their applications are written anew.
 * Applications that came another way than by the functions get their campaign and expiry too.
 *
 * @returns how many applications disagreed.
 */
export async function alignRegisters(): Promise<number> {
  // There may be room meanwhile.
  full.clear();
  const differences: RegisterDifference[] = [];
  const found = differencesOf(applications(), await readRegisters());
  for await (const difference of found) differences.push(difference);
  for (let from = 0; from < differences.length; from += alignedTogether) {
    const group = differences.slice(from, from + alignedTogether);
    try {
      await align(group);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      // One of them met a full register: by itself, it tells which.
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
        batch.update(snapshot.ref, fields, unchanged(snapshot));
      } else batch.delete(snapshot.ref, absent);
    }
    const [only] = differences.length === 1 ? added : [];
    return { batch, result: undefined, ...(only && { onTooLarge: only.onTooLarge }) };
  });
}

/** Part of its room that a register takes, from 0 to 1. */
interface RegisterFill {
  readonly name: string;
  readonly part: number;
}

/** Bytes of a document. */
const mostBytes = 1024 * 1024;

/** The fullest register, as its lines and their ids are stored. */
export async function fullestRegister(): Promise<RegisterFill | undefined> {
  const fills = (await readRegisters()).map(({ name, lines }) => {
    const texts = [...lines].map(([id, line]) => Buffer.byteLength(`${id}${String(line)}`) + 2);
    return { name, part: texts.reduce((sum, bytes) => sum + bytes, 0) / mostBytes };
  });
  return fills.sort((a, b) => b.part - a.part)[0];
}
