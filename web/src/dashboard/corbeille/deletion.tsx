import { corbeilleMessages, type Deletable } from '@centre/domain/corbeille';
import { useState } from 'react';
import { restoreRecord, type Deletion } from '../../data/staff/corbeille.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { refresh } from '../ui/loading.ts';
import { toast } from '../ui/toaster.ts';
import { attempt, sentenceOf } from '../ui/use-action.ts';
import { corbeilleTexts } from './corbeille.texts.ts';

interface DeletionOptions<Item> {
  readonly kind: Deletable;
  readonly remove: (id: string) => Promise<Deletion>;
  readonly texts: Readonly<Record<'confirmDelete' | 'deleted' | 'deleteFailed', string>>;
  readonly nameOf: (item: Item) => string;
  readonly onDeleted?: (item: Item) => void | Promise<void>;
}

/**
 * Deletion of a record: confirmation, move into the bin, and a toast with an undo button.
 * The toast also lists files of the record that stay public for some minutes.
 */
export function useDeletion<Item extends { readonly id: string }>({
  kind,
  remove,
  texts,
  nameOf,
  onDeleted,
}: DeletionOptions<Item>) {
  const [item, setItem] = useState<Item>();

  async function deleteConfirmed(deleted: Item) {
    const { id } = deleted;
    try {
      const { message } = await remove(id);
      const sentence = [texts.deleted, nameOf(deleted)].filter(Boolean).join(' : ');
      toast.success(message ? `${sentence}. ${message}` : sentence, {
        onUndo: () => void attempt(() => restore(kind, id), corbeilleMessages.restoreFailed),
      });
    } catch (error) {
      toast.error(sentenceOf(error, texts.deleteFailed));
      return;
    } finally {
      setItem(undefined);
    }
    await onDeleted?.(deleted);
  }

  return {
    /** Opens the confirmation; stable across renders. */
    ask: setItem as (item: Item) => void,
    dialog: item && (
      <ConfirmDialog
        question={texts.confirmDelete}
        name={nameOf(item)}
        onConfirm={() => deleteConfirmed(item)}
        onCancel={() => setItem(undefined)}
      />
    ),
  };
}

/**
 * Restores a deleted record and reports it in a toast.
 *
 * @throws CallError
 */
export async function restore(kind: Deletable, id: string): Promise<void> {
  const statut = await restoreRecord(kind, id);
  toast.success(corbeilleTexts.restored[statut ?? kind]);
  void refresh();
}
