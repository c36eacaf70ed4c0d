import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Box, Button, chakra, Flex, Table, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { useConsultation } from '../../../data/staff/journal.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { CheckBox } from '../../ui/field.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { attempt, useAction } from '../../ui/use-action.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import type { Named } from '../list/row.tsx';
import { detailsWords as words } from './details.texts.ts';
import { compare } from './comparison.ts';

const Answer = chakra('div', {
  base: { minWidth: '150px', whiteSpace: 'pre-line' },
});

interface CompareDialogProps {
  /** The open record comes first. */
  readonly records: readonly InscriptionRecord[];
  readonly onOpen: (record: InscriptionRecord) => void;
  readonly onClose: () => void;
  /** Called after a record was marked as another person's. */
  readonly onSeparated: () => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: Named) => void) | undefined;
}

/** Applications side by side, with the answers that differ marked. */
export function CompareDialog({
  records,
  onOpen,
  onClose,
  onSeparated,
  onDelete,
}: CompareDialogProps) {
  const [isBrief, setBrief] = useState(false);
  const { isBusy, run } = useAction();
  const mayWrite = useCan('inscriptions', 'write');
  useConsultation(...records.map(({ id }) => id));
  const answers = compare(records);
  const differing = answers.filter(({ differs }) => differs);

  function separate({ id }: InscriptionRecord) {
    const other = records[0]?.id ?? '';
    const annotate = async (change: Parameters<typeof annotateInscription>[1]) => {
      await annotateInscription(id, change);
      onSeparated();
    };
    const onUndo = () =>
      void attempt(() => annotate({ memePersonneQue: other }), says.updateFailed);
    void run(async () => {
      await annotate({ autrePersonneQue: other });
      toast.success(says.separated, { onUndo });
    }, says.updateFailed);
  }

  return (
    <ModalDialog title={words.comparison} size="lg" onClose={onClose}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" marginBottom="2">
        <strong>{words.differences(differing.length, formatCount)}</strong>
        <CheckBox checked={isBrief} onChange={setBrief}>
          {words.onlyDifferences}
        </CheckBox>
      </Flex>
      <DataTable
        label={words.comparison}
        head={
          <>
            <Table.ColumnHeader scope="col" verticalAlign="top" minWidth="104px">
              {words.answer}
            </Table.ColumnHeader>
            {records.map((record, index) => (
              <Table.ColumnHeader key={record.id} scope="col" verticalAlign="top">
                {fullName(record)}
                <Box fontWeight="400">{record.reference}</Box>
                <Flex wrap="wrap" gap="2" marginTop="1">
                  {index > 0 && (
                    <Button variant="outline" size="sm" onClick={() => onOpen(record)}>
                      {words.open}
                    </Button>
                  )}
                  {index > 0 && mayWrite && (
                    <Button
                      variant="outline"
                      size="sm"
                      // A phone has no room for it in one line.
                      height="auto"
                      paddingBlock="2"
                      whiteSpace="normal"
                      textAlign="start"
                      disabled={isBusy}
                      aria-label={words.separateFrom(record.reference || fullName(record))}
                      onClick={() => separate(record)}
                    >
                      {words.separate}
                    </Button>
                  )}
                  {onDelete && (
                    <Button
                      variant="outline"
                      size="sm"
                      color="danger"
                      aria-label={words.remove(record.reference || fullName(record))}
                      onClick={() => onDelete(record)}
                    >
                      {common.delete}
                    </Button>
                  )}
                </Flex>
              </Table.ColumnHeader>
            ))}
          </>
        }
      >
        {(isBrief ? differing : answers).map(({ label, values, differs }) => (
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
              {differs && <VisuallyHidden> ({words.differs})</VisuallyHidden>}
            </Table.Cell>
            {values.map((value, index) => (
              <Table.Cell key={records[index]?.id} fontWeight={differs ? '600' : undefined}>
                <Answer>{value === '' ? '—' : value}</Answer>
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </DataTable>
    </ModalDialog>
  );
}
