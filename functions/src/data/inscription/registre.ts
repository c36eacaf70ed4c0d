import { randomInt } from 'node:crypto';
import { FieldPath, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  lineOf,
  registerDigits,
  registerName,
  rowOf,
  rowsIn,
  type Row,
} from '@centre/domain/registre/row';
import { firestore } from '../admin.ts';
import { logger } from '../../logger.ts';

// A campaign's applications stand in one register: a row each, in sixteen documents, because the
// size of a document is limited. A row is written in the batch of its record.

export const registers = () => firestore().collection('registres');

/** Names of registers without room, as far as this instance has found out. */
const full = new Set<string>();

/** Draws another register for the next rows of that campaign. */
export function noteFull({ campagne, registre }: Placed): void {
  full.add(registerName(campagne, registre));
}

/** Tries all registers again: there may be room meanwhile. */
export const forgetFull = () => full.clear();

/** Where the row of an application stands. */
export type Placed = Pick<InscriptionRecord, 'campagne' | 'registre'>;

/** Digit of a register with room, at random: no caller may choose which one fills up. */
function drawnDigit(campagne: string): string {
  const free = registerDigits.filter((digit) => !full.has(registerName(campagne, digit)));
  return free[randomInt(Math.max(1, free.length))] ?? '';
}

/**
 * Adds the row of an application to the batch of its record.
 *
 * @returns the digit of its register, which the record keeps; empty where all are full: the
 * application is stored all the same, and its row once there is room.
 */
export function addRow(batch: WriteBatch, record: InscriptionRecord): string {
  const { id, campagne, registre } = record;
  const isPlaced = registre !== '' && !full.has(registerName(campagne, registre));
  if (!isPlaced) removeRow(batch, record);
  const digit = isPlaced ? registre : drawnDigit(campagne);
  if (digit === '') logger.error('the registers of a campaign are full', { campagne });
  else {
    // Only the path of this row is written: the other rows of the document stay.
    batch.set(
      registers().doc(registerName(campagne, digit)),
      { lignes: { [id]: lineOf(rowOf(record)) } },
      { mergeFields: [new FieldPath('lignes', id)] },
    );
  }
  return digit;
}

/** Takes the row of an application out of its register, in the batch of its record. */
export function removeRow(
  batch: WriteBatch,
  { id, campagne, registre }: Placed & Pick<InscriptionRecord, 'id'>,
): void {
  if (registre !== '') removeFrom(batch, registerName(campagne, registre), id);
}

/** Takes the row of an application out of that register. */
export function removeFrom(batch: WriteBatch, register: string, id: string): void {
  batch.set(
    registers().doc(register),
    { lignes: { [id]: FieldValue.delete() } },
    { mergeFields: [new FieldPath('lignes', id)] },
  );
}

/** Rows of all campaigns. */
export async function readRows(): Promise<Row[]> {
  const { docs } = await registers().get();
  return docs.flatMap((document) => rowsIn(document.id, document.data()));
}
