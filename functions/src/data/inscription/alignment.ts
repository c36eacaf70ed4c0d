import { expirationOf } from '@centre/domain/inscription/record';
import { withDates } from '@centre/domain/content/stored-documents';
import {
  differencesOf,
  registerOf,
  type RegisterDifference,
  type StoredRegister,
} from '@centre/domain/registre/differences';
import { firestore } from '../admin.ts';
import { everyDocument } from '../every-document.ts';
import { absent, isTooLarge, optimisticWrite, unchanged } from '../optimistic-write.ts';
import { inscriptions, recordIn } from './documents.ts';
import {
  addRow,
  forgetFull,
  noteFull,
  registers,
  removeFrom,
  type Placed,
} from './registre.ts';

/** Disagreements of the applications with the registers; see `differencesOf`. */
export async function* registerDifferences(): AsyncGenerator<RegisterDifference> {
  yield* differencesOf(applications(), await readRegisters());
}

async function* applications() {
  for await (const document of everyDocument('inscriptions')) {
    const createdAt = document.createTime.toDate();
    yield { id: document.id, fields: withDates(document.data()), createdAt };
  }
}

async function readRegisters(): Promise<StoredRegister[]> {
  const { docs } = await registers().get();
  return docs.map((document) => registerOf(document.id, document.data()));
}

/** Applications that are aligned by one batch, of two or three writes each. */
const alignedTogether = 100;

/**
 * Writes anew the rows that disagree with their applications. Applications that came another way
 * than by the functions get their campaign and expiry too.
 *
 * @returns how many applications disagreed.
 */
export async function alignRegisters(): Promise<number> {
  forgetFull();
  const differences: RegisterDifference[] = [];
  for await (const difference of registerDifferences()) differences.push(difference);
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
    const placed: Placed[] = [];
    for (const [at, snapshot] of snapshots.entries()) {
      for (const stray of differences[at]?.strays ?? []) removeFrom(batch, stray, snapshot.id);
      if (snapshot.exists) {
        const record = recordIn(snapshot);
        const { campagne, dateInscription } = record;
        const expiration = expirationOf(dateInscription);
        const registre = addRow(batch, record);
        placed.push({ campagne, registre });
        batch.update(snapshot.ref, { campagne, expiration, registre }, unchanged(snapshot));
      } else batch.delete(snapshot.ref, absent);
    }
    const [only] = differences.length === 1 ? placed : [];
    return { batch, result: undefined, ...(only && { onTooLarge: () => noteFull(only) }) };
  });
}

/** Part of its room that a register takes, from 0 to 1. */
export interface RegisterFill {
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
