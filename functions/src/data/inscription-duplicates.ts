import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { inscriptions, searchCopies } from './inscription-documents.ts';
import { isAlone, membersOf } from './duplicate-groups.ts';

/** More applications than this under one phone are a school's number, not one person. */
const mostMarked = 50;

/**
 * Marks everybody at those groups who is not alone, to be called once what changed them is
 * stored: of two that arrive at once, the later reader sees both.
 */
export async function markDuplicates(keys: readonly string[]): Promise<void> {
  const together = (await membersOf(keys)).filter(({ length }) => length > 1);
  const ids = new Set(together.flatMap((members) => members.slice(0, mostMarked)));
  await Promise.all((await unmarked([...ids])).map((id) => setMark(id, true)));
}

// Most carry their mark already. Whoever removes one looks again at who has come meanwhile.
async function unmarked(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const documents = ids.map((id) => inscriptions().doc(id));
  const marks = await firestore().getAll(...documents, { fieldMask: ['index.doublon'] });
  return marks.filter((mark) => mark.get('index.doublon') !== true).map(({ id }) => id);
}

/**
 * Sets the marks of the applications that were at those groups right, after one has left.
 *
 * @param id the one that left, which may still be there under other keys.
 */
export async function settleDuplicates(keys: readonly string[], id: string): Promise<void> {
  const left = new Set((await membersOf(keys)).flat().slice(0, mostMarked));
  await Promise.all([...left, id].map(settle));
}

async function settle(id: string): Promise<void> {
  if (await isAlone(id)) {
    await setMark(id, false);
    // Another may have arrived in between, and marked this one before the mark was removed.
    if (!(await isAlone(id))) await setMark(id, true);
  } else await setMark(id, true);
}

async function setMark(id: string, doublon: boolean): Promise<void> {
  const batch = firestore().batch();
  batch.update(inscriptions().doc(id), { 'index.doublon': doublon });
  batch.update(searchCopies().doc(id), { 'index.doublon': doublon });
  try {
    await batch.commit();
  } catch (error) {
    // One that was deleted meanwhile needs no mark; one without a copy is marked with it.
    if (!isConflict(error)) throw error;
  }
}
