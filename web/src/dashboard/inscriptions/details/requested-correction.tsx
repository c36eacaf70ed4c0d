import { Box, Button, Flex, Table } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import type { CorrectableField, InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { useState } from 'react';
import { answerLabels, answerText } from '../../../texts/answers.texts.ts';
import { settleCorrection } from '../../../data/staff/inscriptions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCan } from '../../session/session-context.tsx';
import { useAction } from '../../ui/use-action.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { toast } from '../../ui/toaster.ts';
import { requestedWords as words } from './details.texts.ts';

/** Both texts are in sight on a phone too, however long an address is. */
const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

interface AskedProps {
  readonly record: InscriptionRecord;
  /** Once it was accepted: another answer is found by other searches. */
  readonly onChanged: () => void;
}

/** What the applicant asks to have corrected beside what is recorded, to accept or refuse. */
export function RequestedCorrectionNotice({ record, onChanged }: AskedProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const { isBusy, run } = useAction();
  // What was settled stays: nothing else may come under a second click.
  const [correction, setCorrection] = useState(record.correction);
  if (record.correction && record.correction !== correction) setCorrection(record.correction);
  if (!correction) return null;
  const { answers, date } = correction;
  const isSettled = !record.correction;

  const settle = (isAccepted: boolean) =>
    run(async () => {
      await settleCorrection(record.id, isAccepted, date);
      toast.success(isAccepted ? says.correctionAccepted : says.correctionRefused);
      if (isAccepted) onChanged();
    }, says.correctionFailed);

  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={words.title}>
      <strong>{words.title}</strong>
      <Box fontSize="sm">{words.asked(formatDateTime(date))}</Box>
      <Box marginTop="2">
        <DataTable
          label={words.answers}
          head={[words.answer, words.recorded, words.wanted].map((head) => (
            <Table.ColumnHeader key={head} scope="col">
              {head}
            </Table.ColumnHeader>
          ))}
        >
          {(Object.keys(answers) as CorrectableField[]).map((field) => (
            <Table.Row key={field}>
              <Table.Cell
                as="th"
                scope="row"
                fontWeight="400"
                color="ink.muted"
                whiteSpace="normal"
              >
                {answerLabels[field]}
              </Table.Cell>
              <Table.Cell {...wrapping}>{answerText(record, field)}</Table.Cell>
              <Table.Cell {...wrapping} fontWeight="600">
                {answerText({ ...record, ...answers }, field)}
              </Table.Cell>
            </Table.Row>
          ))}
        </DataTable>
      </Box>
      {mayWrite && (
        <Flex gap="3" wrap="wrap" marginTop="3">
          <Button size="sm" disabled={isBusy || isSettled} onClick={() => void settle(true)}>
            {words.accept}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy || isSettled}
            onClick={() => void settle(false)}
          >
            {words.refuse}
          </Button>
        </Flex>
      )}
    </Notice>
  );
}
