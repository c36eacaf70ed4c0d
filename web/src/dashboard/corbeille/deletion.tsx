import { corbeilleMessages, type Deletable } from '@centre/domain/corbeille';
import { useState } from 'react';
import { restoreRecord, type Deletion } from '../../data/staff/corbeille.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { refresh } from '../ui/loading.ts';
import { toast } from '../ui/toaster.ts';
import { attempt, sentenceOf } from '../ui/use-action.ts';
import { corbeilleWords } from './corbeille.texts.ts';

interface DeletionOptions<Item> {
  readonly kind: Deletable;
  readonly remove: (id: string) => Promise<Deletion>;
  readonly words: Readonly<Record<'confirmDelete' | 'deleted' | 'deleteFailed', string>>;
  readonly nameOf: (item: Item) => string;
  readonly onDeleted?: (item: Item) => void | Promise<void>;
}

/**
 * Deletion of a record: the question, its way into the bin, and a toast that takes it out again.
 * The toast also tells which of its files are public for some minutes more.
 */
export function useDeletion<Item extends { readonly id: string }>({
  kind,
  remove,
  words,
  nameOf,
  onDeleted,
}: DeletionOptions<Item>) {
  const [item, setItem] = useState<Item>();

  async function carryOut(deleted: Item) {
    const { id } = deleted;
    try {
      const { message } = await remove(id);
      const told = [words.deleted, nameOf(deleted)].filter(Boolean).join(' : ');
      toast.success(message ? `${told}. ${message}` : told, {
        onUndo: () => void attempt(() => restore(kind, id), corbeilleMessages.restoreFailed),
      });
    } catch (error) {
      toast.error(sentenceOf(error, words.deleteFailed));
      return;
    } finally {
      setItem(undefined);
    }
    await onDeleted?.(deleted);
  }

  return {
    /** Asks whether to delete; the same function at every render. */
    ask: setItem as (item: Item) => void,
    dialog: item && (
      <ConfirmDialog
        question={words.confirmDelete}
        name={nameOf(item)}
        onConfirm={() => carryOut(item)}
        onCancel={() => setItem(undefined)}
      />
    ),
  };
}

/**
 * Puts a deleted record back, and tells that it is there again.
 *
 * @throws CallError
 */
export async function restore(kind: Deletable, id: string): Promise<void> {
  const statut = await restoreRecord(kind, id);
  toast.success(corbeilleWords.restored[statut ?? kind]);
  void refresh();
}
