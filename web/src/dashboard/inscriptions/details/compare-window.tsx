import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Box, Button, chakra, Flex, Table } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { fullName } from '../../../content/dashboard/answers.ts';
import { detailsWords } from '../../../content/dashboard/desk.ts';
import { noteConsultation } from '../../../data/audit-notes.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Modal } from '../../ui/modal.tsx';
import { compare } from './comparison.ts';

const Answer = chakra('div', {
  base: { minWidth: '150px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface CompareWindowProps {
  /** The open record comes first. */
  readonly records: readonly InscriptionRecord[];
  readonly onOpen: (record: InscriptionRecord) => void;
  readonly onClose: () => void;
}

/** Applications side by side, with the answers that differ marked. */
export function CompareWindow({ records, onOpen, onClose }: CompareWindowProps) {
  const [isBrief, setBrief] = useState(false);
  useConsultation(...records.map(({ id }) => id));
  const answers = compare(records);
  const differing = answers.filter(({ differs }) => differs);
  return (
    <Modal title={detailsWords.comparison} size="lg" onClose={onClose}>
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
                {index > 0 && (
                  <Box marginTop="1">
                    <Button variant="outline" size="sm" onClick={() => onOpen(record)}>
                      {detailsWords.open}
                    </Button>
                  </Box>
                )}
              </Table.ColumnHeader>
            ))}
          </>
        }
      >
        {(isBrief ? differing : answers).map(({ label, values, differs }) => (
          <Table.Row key={label} data-marked={differs} verticalAlign="top">
            <Table.Cell as="th" scope="row" fontWeight="400" color="ink.muted">
              {label}
              {differs && <HiddenText> ({detailsWords.differs})</HiddenText>}
            </Table.Cell>
            {values.map((value, index) => (
              <Table.Cell key={records[index]?.id} fontWeight={differs ? '600' : undefined}>
                <Answer>{value === '' ? '—' : value}</Answer>
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </DataTable>
    </Modal>
  );
}

/** Lets the journal know that these applications are shown in detail. */
export function useConsultation(...ids: readonly (string | undefined)[]): void {
  const shown = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    for (const id of shown.split(' ').filter(Boolean)) noteConsultation(id);
  }, [shown]);
}
