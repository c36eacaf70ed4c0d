import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useState } from 'react';
import { common } from '../../../content/dashboard/common.ts';
import { deleteInscription } from '../../../data/inscriptions.ts';
import type { InscriptionList } from '../../../data/inscription-list.ts';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { useCan } from '../../session/use-member.ts';
import { deleteSoon, useHiddenDocuments } from '../../shared/deletions.ts';
import { DetailsWindow } from '../details/details-window.tsx';
import type { ListChoice } from '../filters/use-list-address.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { useSelection } from '../use-selection.ts';
import { focusRow, moveRow } from './desk-row.ts';
import { ListContent } from './list-content.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** Names a record for those deletions that can be undone. */
const keyOf = (id: string) => `inscriptions/${id}`;

interface ListFrameProps {
  readonly choice: ListChoice;
  readonly list: InscriptionList;
  /** Told when an application was decided on or deleted. */
  readonly onChanged: () => void;
}

/** The list with the windows that open from it. */
export function ListFrame({ choice, list, onChanged }: ListFrameProps) {
  const { open, show, close } = choice;
  const hidden = useHiddenDocuments();
  const mayDelete = useCan('inscriptions', 'delete');
  const selection = useSelection();
  const [leaving, setLeaving] = useState<InscriptionRecord>();
  const page = list.status === 'success' ? list.page : undefined;
  const rows = page?.rows.filter(({ id }) => !hidden.has(keyOf(id))) ?? [];
  const neighbours = useNeighbours(page, rows, open, show);
  const chosen = [...selection.selected.values()].filter(({ id }) => !hidden.has(keyOf(id)));

  useKeys({ ArrowDown: () => moveRow(1), ArrowUp: () => moveRow(-1) }, 0);

  function closeDetails() {
    const last = open;
    close();
    // The window gives the focus back to where it was opened from; one has moved on since.
    setTimeout(() => focusRow(last));
  }

  function deleteRecord(record: InscriptionRecord) {
    setLeaving(undefined);
    selection.select([record], false);
    if (open === record.id) close();
    deleteSoon({
      key: keyOf(record.id),
      text: staffInscriptionMessages.deleted,
      run: async () => {
        await deleteInscription(record.id);
        onChanged();
      },
      failure: staffInscriptionMessages.deleteFailed,
    });
  }

  const onDelete = mayDelete ? setLeaving : undefined;
  return (
    <div>
      {chosen.length > 0 && <SelectionBar records={chosen} onClear={selection.clear} />}
      <ListContent
        choice={choice}
        list={list}
        rows={rows}
        selected={selection.selected}
        onSelect={selection.select}
        onOpen={({ id }) => show(id)}
        onDelete={onDelete}
      />
      {open !== '' && !hidden.has(keyOf(open)) && (
        <DetailsWindow
          key="details"
          id={open}
          known={rows.find(({ id }) => id === open)}
          neighbours={neighbours}
          onOpen={show}
          onClose={closeDetails}
          onChanged={onChanged}
          onDelete={onDelete}
        />
      )}
      {leaving && (
        <ConfirmWindow
          title={common.deleteTitle}
          question={staffInscriptionMessages.confirmDelete}
          confirm={common.delete}
          cancel={common.cancel}
          onConfirm={() => deleteRecord(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}
