import { corbeilleMessages, type Deletable } from '@centre/domain/corbeille';
import { restoreRecord, type Deletion } from '../../data/staff/corbeille.ts';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { refresh } from '../ui/refresh.ts';
import { toast } from '../ui/toaster.ts';
import { corbeilleWords } from './corbeille.texts.ts';

interface Discarded {
  readonly kind: Deletable;
  readonly id: string;
  readonly remove: (id: string) => Promise<Deletion>;
  /** What is said when it was deleted, and when it could not be. */
  readonly says: { readonly deleted: string; readonly deleteFailed: string };
}

/**
 * Puts a record into the bin and offers to take it out again, or says why it could not. What is
 * still public of it is said as well.
 *
 * @returns whether it is gone.
 */
export async function discard({ kind, id, remove, says }: Discarded): Promise<boolean> {
  let remains: string | undefined;
  try {
    remains = (await remove(id)).message;
  } catch (error) {
    toast.error(sentenceOf(error, says.deleteFailed));
    return false;
  }
  toast.success(remains ? `${says.deleted}. ${remains}` : says.deleted, {
    onUndo: () => void restore(kind, id),
  });
  return true;
}

/** Puts a deleted record back, and says what became of it. */
export async function restore(kind: Deletable, id: string): Promise<void> {
  try {
    const statut = await restoreRecord(kind, id);
    toast.success(corbeilleWords.restored[statut ?? kind]);
    void refresh();
  } catch (error) {
    toast.error(sentenceOf(error, corbeilleMessages.restoreFailed));
  }
}
