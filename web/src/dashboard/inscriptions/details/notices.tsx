import {
  aVerifierLabels,
  type CorrectableField,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Badge, Box, Button, Flex, List, Table } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import {
  annotateInscription,
  findDuplicates,
  settleCorrection,
} from '../../../data/staff/inscriptions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCan } from '../../session/session-context.tsx';
import { useAction } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';
import { detailsWords, requestedWords } from './details.texts.ts';
import { formatDateTime } from '@centre/domain/dates';
import { answerLabels, answerText } from '../../../texts/answers.texts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useOnRefresh } from '../../ui/refresh.ts';
import type { Named } from '../list/row.tsx';
import { CompareDialog } from './compare-dialog.tsx';

interface ToCheckProps {
  readonly record: InscriptionRecord;
  /** Called once the application was checked, since the count of those to be checked changes. */
  readonly onChanged: () => void;
}

/** Why the desk should look at an application, which was taken all the same. */
export function ToCheck({ record, onChanged }: ToCheckProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const { isBusy, run } = useAction();
  const isChecked = record.aVerifier.length === 0;
  // What was checked stays: nothing else may come under a second click.
  const [reasons, setReasons] = useState(record.aVerifier);
  if (!isChecked && record.aVerifier !== reasons) setReasons(record.aVerifier);
  if (reasons.length === 0) return null;

  function check({ currentTarget }: MouseEvent) {
    // The focus moves on before the button disappears.
    currentTarget.closest('article')?.focus({ preventScroll: true });
    void run(async () => {
      await annotateInscription(record.id, { verifiee: true });
      toast.success(says.checked);
      onChanged();
    }, says.updateFailed);
  }

  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={detailsWords.toCheck}>
      <Badge colorPalette="call">{detailsWords.toCheck}</Badge>
      <List.Root marginBlock="2">
        {reasons.map((reason) => (
          <List.Item key={reason}>{aVerifierLabels[reason]}</List.Item>
        ))}
      </List.Root>
      <Box fontSize="sm">{detailsWords.toCheckHint}</Box>
      {mayWrite && (
        <Button
          variant="outline"
          size="sm"
          marginTop="3"
          disabled={isBusy || isChecked}
          onClick={check}
        >
          {isChecked ? says.checked : detailsWords.checked}
        </Button>
      )}
    </Notice>
  );
}

/** Both texts are in sight on a phone too, however long an address is. */
const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

interface AskedProps {
  readonly record: InscriptionRecord;
  /** Called once the correction was accepted, since other searches find the new answer. */
  readonly onChanged: () => void;
}

/** Correction that the applicant asks for, beside the recorded answers, to accept or refuse. */
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
    <Notice tone="warning" marginTop="3" as="section" aria-label={requestedWords.title}>
      <strong>{requestedWords.title}</strong>
      <Box fontSize="sm">{requestedWords.asked(formatDateTime(date))}</Box>
      <Box marginTop="2">
        <DataTable
          label={requestedWords.answers}
          head={[requestedWords.answer, requestedWords.recorded, requestedWords.wanted].map(
            (head) => (
              <Table.ColumnHeader key={head} scope="col">
                {head}
              </Table.ColumnHeader>
            ),
          )}
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
            {requestedWords.accept}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy || isSettled}
            onClick={() => void settle(false)}
          >
            {requestedWords.refuse}
          </Button>
        </Flex>
      )}
    </Notice>
  );
}

interface DuplicatesNoticeProps {
  readonly record: InscriptionRecord;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: Named) => void) | undefined;
}

/**
 * Says that the same person seems to have applied more than once, and offers to compare; or that
 * they did in another campaign.
 */
export function DuplicatesNotice({ record, onOpen, onDelete }: DuplicatesNoticeProps) {
  // A change of its statut makes no other duplicates: the record that is there at first counts.
  const [read] = useState(() => () => findDuplicates(record));
  const {
    value: duplicates,
    hasFailed,
    reload,
  } = useQuery(read, 'The duplicates could not be looked for.');
  const [isComparing, setComparing] = useState(false);
  useOnRefresh(reload);
  if (hasFailed) return <Notice marginTop="3">{detailsWords.duplicatesFailed}</Notice>;
  const isOfNow = ({ campagne }: InscriptionRecord) => campagne === record.campagne;
  const now = duplicates?.filter(isOfNow) ?? [];
  const others = duplicates?.filter((other) => !isOfNow(other)) ?? [];
  // Once they are told apart: taken back, the comparison does not open by itself.
  if (isComparing && duplicates && now.length === 0) setComparing(false);
  return (
    <>
      {others.length > 0 && (
        <Notice marginTop="3">
          {others.map((other) => (
            <Flex key={other.id} align="center" justify="space-between" gap="3">
              {detailsWords.seenAlso(other.campagne)}
              <Button variant="outline" size="sm" onClick={() => onOpen(other)}>
                {detailsWords.open}
              </Button>
            </Flex>
          ))}
        </Notice>
      )}
      {now.length > 0 && (
        <Notice tone="warning" marginTop="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Box flex="1" minWidth="200px">
              <strong>{detailsWords.duplicate}</strong>
              <Box>{detailsWords.duplicateHint(now.length)}</Box>
            </Box>
            <Button variant="outline" size="sm" onClick={() => setComparing(true)}>
              {detailsWords.compare}
            </Button>
          </Flex>
          {isComparing && (
            <CompareDialog
              records={[record, ...now]}
              onClose={() => setComparing(false)}
              onSeparated={() => void reload()}
              onDelete={onDelete}
              onOpen={(other) => {
                setComparing(false);
                onOpen(other);
              }}
            />
          )}
        </Notice>
      )}
    </>
  );
}
