import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { fullName } from '../../../content/dashboard/answers.ts';
import { detailsWords } from '../../../content/dashboard/desk.ts';
import { noteConsultation } from '../../../data/journal.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { Modal } from '../../ui/modal.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { compare } from './comparison.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      minWidth: '150px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& tbody th': { fontWeight: '400', color: 'ink.muted', minWidth: '120px' },
    '& tr[data-differs=true] > *': { background: 'call.soft' },
    '& tr[data-differs=true] > td': { fontWeight: '600' },
  },
});

interface CompareWindowProps {
  /** The one that is open comes first. */
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
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={detailsWords.comparison}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{detailsWords.answer}</th>
              {records.map((record, index) => (
                <th key={record.id} scope="col">
                  {fullName(record)}
                  {index > 0 && (
                    <Box marginTop="1">
                      <Button variant="outline" size="sm" onClick={() => onOpen(record)}>
                        {detailsWords.open}
                      </Button>
                    </Box>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isBrief ? differing : answers).map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs}>
                <th scope="row">
                  {label}
                  {differs && <HiddenText> ({detailsWords.differs})</HiddenText>}
                </th>
                {values.map((value, index) => (
                  <td key={records[index]?.id}>{value === '' ? '—' : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
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
