import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { detailsWords, listWords } from '../../../content/dashboard/desk.ts';
import type { InscriptionList } from '../../../data/inscription-list.ts';
import { deleteInscription } from '../../../data/inscriptions.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { useCan } from '../../session/use-member.ts';
import { deleteSoon, useHiddenDocuments } from '../../shared/deletions.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DetailsWindow } from '../details/details-window.tsx';
import { useFichePdf } from '../files/use-fiche-pdf.ts';
import type { ListChoice } from '../filters/address.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { ListContent } from './list-content.tsx';
import { focusRow, moveRow } from './row.tsx';

const keyOf = (id: string) => `inscriptions/${id}`;

interface ListFrameProps {
  readonly choice: ListChoice;
  readonly list: InscriptionList;
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

  const former = useRef('');
  useEffect(() => {
    // A closed window returns the focus to its opener; the member may have moved on to another
    // record.
    if (open === '' && former.current !== '') focusRow(former.current);
    former.current = open;
  }, [open]);

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
          onClose={close}
          onChanged={onChanged}
          onDelete={onDelete}
        />
      )}
      {leaving && (
        <ConfirmDialog
          question={staffInscriptionMessages.confirmDelete}
          onConfirm={() => deleteRecord(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

interface SelectionBarProps {
  readonly records: readonly InscriptionRecord[];
  readonly onClear: () => void;
}

function SelectionBar({ records, onClear }: SelectionBarProps) {
  const { isPreparing, download } = useFichePdf();
  return (
    <Flex
      role="region"
      aria-label={listWords.selection}
      align="center"
      gap="3"
      wrap="wrap"
      background="call.soft"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="2"
      marginBottom="3"
    >
      <Box flex="1" fontWeight="600">
        {listWords.selected(records.length, formatCount)}
      </Box>
      <Button
        variant="outline"
        size="sm"
        disabled={isPreparing}
        onClick={() => void download(records)}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsWords.preparingPdf : listWords.selectionPdf}
      </Button>
      <Button variant="outline" size="sm" onClick={onClear}>
        {listWords.deselect}
      </Button>
    </Flex>
  );
}

/** Records that were chosen, on whatever page of the list, in the order of choosing. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, InscriptionRecord>>(new Map());

  return {
    selected,
    select: (records: readonly InscriptionRecord[], isSelected: boolean) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const record of records) {
          if (isSelected) after.set(record.id, record);
          else after.delete(record.id);
        }
        return after;
      }),
    clear: () => setSelected(new Map()),
  };
}
