import type { InscriptionField } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { Box, Button, chakra, Flex, Table, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { useConsultation } from '../../../data/staff/journal.ts';
import { CallError } from '../../../data/callables.ts';
import { settleDuplicate } from '../../../data/staff/inscriptions.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/use-member.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import { settleWords, detailsWords } from './details.texts.ts';
import { compare } from './comparison.ts';

const Answer = chakra('div', {
  base: { minWidth: '150px', whiteSpace: 'pre-line' },
});

interface CompareDialogProps {
  /** The open record comes first. */
  readonly records: readonly InscriptionRecord[];
  readonly onOpen: (record: InscriptionRecord) => void;
  readonly onClose: () => void;
  /** One of them is not what is shown any more. */
  readonly onStale: () => void;
  readonly onSettled: (kept: InscriptionRecord) => void;
}

/**
 * Applications side by side, with the answers that differ marked. Of two, one can be kept, with
 * answers of the other, which is deleted.
 */
export function CompareDialog(props: CompareDialogProps) {
  const { onOpen, onClose } = props;
  const [isBrief, setBrief] = useState(false);
  const [pairedId, setPaired] = useState<string>();
  const pair = props.records.filter(({ id }, index) => index === 0 || id === pairedId);
  const records = pair.length === 2 ? pair : props.records;
  const maySettle = useCan('inscriptions', 'delete') && records.length === 2;
  const settling = useSettling(records, props);
  const { kept, removed, taken } = settling;
  useConsultation(...records.map(({ id }) => id));
  const answers = compare(records);
  const differing = answers.filter(({ differs }) => differs);
  return (
    <ModalDialog
      title={detailsWords.comparison}
      size="lg"
      onClose={onClose}
      footer={
        kept &&
        removed && (
          <>
            <Box role="status" flex={{ base: '1 0 100%', md: '1' }}>
              {settleWords.kept(nameOf(kept), nameOf(removed))}
            </Box>
            <Button variant="outline" disabled={settling.isBusy} onClick={settling.cancel}>
              {common.cancel}
            </Button>
            <Button
              colorPalette="danger"
              disabled={settling.isBusy}
              onClick={() => void settling.settle()}
            >
              {settling.isBusy ? settleWords.settling : settleWords.settle}
            </Button>
          </>
        )
      }
    >
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" marginBottom="2">
        <strong>{detailsWords.differences(differing.length, formatCount)}</strong>
        <CheckBox checked={isBrief} onChange={setBrief}>
          {detailsWords.onlyDifferences}
        </CheckBox>
      </Flex>
      <DataTable
        label={detailsWords.comparison}
        head={
          <>
            <Table.ColumnHeader scope="col">{detailsWords.answer}</Table.ColumnHeader>
            {records.map((record, index) => (
              <Table.ColumnHeader key={record.id} scope="col">
                {fullName(record)}
                <Box fontWeight="400">{record.reference}</Box>
                <Flex wrap="wrap" gap="2" marginTop="1">
                  {index > 0 && (
                    <Button variant="outline" size="sm" onClick={() => onOpen(record)}>
                      {detailsWords.open}
                    </Button>
                  )}
                  {maySettle && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={settleWords.keepThis(nameOf(record))}
                      aria-pressed={record === kept}
                      onClick={() => settling.keep(record)}
                    >
                      {settleWords.keep}
                    </Button>
                  )}
                  {index > 0 && records.length > 2 && (
                    <Button variant="outline" size="sm" onClick={() => setPaired(record.id)}>
                      {settleWords.pair}
                    </Button>
                  )}
                </Flex>
              </Table.ColumnHeader>
            ))}
          </>
        }
      >
        {(isBrief ? differing : answers).map(({ name, label, values, differs }) => (
          <Table.Row key={label} data-marked={differs} verticalAlign="top">
            <Table.Cell
              as="th"
              scope="row"
              fontWeight="400"
              color="ink.muted"
              // A phone has room for the answers only beside labels of several lines.
              whiteSpace={{ base: 'normal', md: 'nowrap' }}
            >
              {label}
              {differs && <VisuallyHidden> ({detailsWords.differs})</VisuallyHidden>}
            </Table.Cell>
            {values.map((value, index) => (
              <Table.Cell key={records[index]?.id} fontWeight={differs ? '600' : undefined}>
                <Answer>{value === '' ? '—' : value}</Answer>
                {differs && name && removed && removed === records[index] && (
                  <CheckBox
                    aria-label={settleWords.takeThis(label)}
                    checked={taken.includes(name)}
                    onChange={(isTaken) => settling.take(name, isTaken)}
                  >
                    {settleWords.take}
                  </CheckBox>
                )}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </DataTable>
    </ModalDialog>
  );
}

const nameOf = (record: InscriptionRecord) => record.reference || fullName(record);

/** Which of two applications is kept, and what it gets from the other. */
function useSettling(
  records: readonly InscriptionRecord[],
  { onStale, onSettled }: CompareDialogProps,
) {
  const [keptId, setKept] = useState<string>();
  const [taken, setTaken] = useState<readonly InscriptionField[]>([]);
  const [isBusy, setBusy] = useState(false);
  const kept = records.find(({ id }) => id === keptId);
  const removed = kept && records.find((record) => record !== kept);

  function choose(id: string | undefined) {
    if (id !== keptId) setTaken([]);
    setKept(id);
  }

  async function settle() {
    if (!kept || !removed) return;
    setBusy(true);
    try {
      await settleDuplicate(kept, removed, taken);
      toast.success(settleWords.settled(nameOf(kept), nameOf(removed)));
      onSettled(kept);
    } catch (failure) {
      toast.error(sentenceOf(failure, staffInscriptionMessages.duplicateFailed));
      setBusy(false);
      if (failure instanceof CallError && failure.code === 'aborted') onStale();
    }
  }

  return {
    ...{ kept, removed, taken, isBusy, settle },
    keep: ({ id }: InscriptionRecord) => choose(id),
    cancel: () => choose(undefined),
    take: (field: InscriptionField, isTaken: boolean) =>
      setTaken((before) =>
        isTaken ? [...before, field] : before.filter((other) => other !== field),
      ),
  };
}
