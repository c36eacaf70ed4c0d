import { formatDateTime, formatDay } from '@centre/domain/dates';
import {
  aVerifierLabels,
  type CorrectableField,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { staffInscriptionMessages as messages } from '@centre/domain/messages/staff/inscription';
import { phoneWarning } from '@centre/domain/phone-countries';
import {
  Badge,
  Box,
  Button,
  chakra,
  DataList,
  Flex,
  Heading,
  List,
  Table,
} from '@chakra-ui/react';
import { dataListSlotRecipe } from '@chakra-ui/react/theme';
import { type MouseEvent, useState } from 'react';
import { annotateInscription, settleCorrection } from '../../../data/staff/inscriptions.ts';
import { answerLabels, answerTable, answerText } from '../../../texts/answers.texts.ts';
import { consentTexts } from '../../../texts/consent.texts.ts';
import {
  type FicheFact,
  ficheSections,
  receivedText,
  screenOrder,
} from '../../../texts/fiche.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.ts';
import { useAction } from '../../ui/use-action.ts';
import { StatutBadge } from '../list/inscription-rows.tsx';
import { detailsTexts, requestedTexts } from './details.texts.ts';

/** Reference, date and decision of an application. */
export function DecisionSummary({ record }: { readonly record: InscriptionRecord }) {
  const { reference, statut, dateTraitement, traitePar } = record;
  const facts = [
    [detailsTexts.reference, reference],
    [detailsTexts.received, receivedText(record)],
  ] as const;
  return (
    <DataList.Root
      recipe={dataListSlotRecipe}
      size="lg"
      flexDirection="row"
      flexWrap="wrap"
      columnGap="8"
      rowGap="2"
      background="surface"
      borderWidth="1px"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="3"
    >
      {facts.map(([term, value]) => (
        <DataList.Item key={term} gap="0">
          <DataList.ItemLabel fontSize="xs">{term}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="600">{value || '—'}</DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item gap="0">
        <DataList.ItemLabel fontSize="xs">{detailsTexts.statut}</DataList.ItemLabel>
        <DataList.ItemValue alignItems="center" gap="2" flexWrap="wrap">
          <StatutBadge statut={statut} />
          {statut !== 'en_attente' && dateTraitement && (
            <span>{detailsTexts.decided(formatDateTime(dateTraitement), traitePar)}</span>
          )}
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}

/** Notice accepted by the applicant, and the consent of a minor's guardian. */
export function ConsentLines({ record }: { readonly record: InscriptionRecord }) {
  const { notice, guardian, isToCollect } = consentTexts(record);
  return (
    <Box paddingInline="4" fontSize="sm" color="ink.muted">
      <p>{notice}</p>
      {guardian && (
        <chakra.p {...(isToCollect && { color: 'ink', fontWeight: '600' })}>
          {guardian}
        </chakra.p>
      )}
    </Box>
  );
}

interface NoticeProps {
  readonly record: InscriptionRecord;
  /** Called after a change that affects the list and its counts. */
  readonly onChanged: () => void;
}

/** Reasons to check an application, which was received all the same. */
export function ChecksNotice({ record, onChanged }: NoticeProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const { isBusy, run } = useAction();
  const isChecked = record.aVerifier.length === 0;
  // Stays after the check: nothing else may move under a second click.
  const [reasons, setReasons] = useState(record.aVerifier);
  if (!isChecked && record.aVerifier !== reasons) setReasons(record.aVerifier);
  if (reasons.length === 0) return null;

  function check({ currentTarget }: MouseEvent) {
    // The focus moves on before the button disappears.
    currentTarget.closest('article')?.focus({ preventScroll: true });
    void run(async () => {
      await annotateInscription(record.id, { verifiee: true });
      toast.success(messages.checked);
      onChanged();
    }, messages.updateFailed);
  }

  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={detailsTexts.toCheck}>
      <Badge colorPalette="call">{detailsTexts.toCheck}</Badge>
      <List.Root marginBlock="2">
        {reasons.map((reason) => (
          <List.Item key={reason}>{aVerifierLabels[reason]}</List.Item>
        ))}
      </List.Root>
      <Box fontSize="sm">{detailsTexts.toCheckHint}</Box>
      {mayWrite && (
        <Button
          variant="outline"
          size="sm"
          marginTop="3"
          disabled={isBusy || isChecked}
          onClick={check}
        >
          {isChecked ? messages.checked : detailsTexts.checked}
        </Button>
      )}
    </Notice>
  );
}

/** Keeps both texts visible on a phone, however long an address is. */
const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Correction requested by the applicant, beside the recorded answers, to accept or refuse. */
export function RequestedCorrectionNotice({ record, onChanged }: NoticeProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const { isBusy, run } = useAction();
  // Stays once it is settled: nothing else may move under a second click.
  const [correction, setCorrection] = useState(record.correction);
  if (record.correction && record.correction !== correction) setCorrection(record.correction);
  if (!correction) return null;
  const { answers, date } = correction;
  const button = { size: 'sm', disabled: isBusy || !record.correction } as const;
  const headers = [requestedTexts.answer, requestedTexts.recorded, requestedTexts.wanted];

  const settle = (isAccepted: boolean) =>
    run(async () => {
      await settleCorrection(record.id, isAccepted, date);
      toast.success(isAccepted ? messages.correctionAccepted : messages.correctionRefused);
      if (isAccepted) onChanged();
    }, messages.correctionFailed);

  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={requestedTexts.title}>
      <strong>{requestedTexts.title}</strong>
      <Box fontSize="sm">{requestedTexts.asked(formatDateTime(date))}</Box>
      <Box marginTop="2">
        <DataTable
          label={requestedTexts.answers}
          head={headers.map((head) => (
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
          <Button {...button} onClick={() => void settle(true)}>
            {requestedTexts.accept}
          </Button>
          <Button {...button} variant="outline" onClick={() => void settle(false)}>
            {requestedTexts.refuse}
          </Button>
        </Flex>
      )}
    </Notice>
  );
}

/** Columns of an answer by its length; on a phone, a longer one takes the whole line. */
function columnsFor({ length }: string) {
  if (length > 60) return '1 / -1';
  return length > 26 ? { base: '1 / -1', md: 'span 2' } : 'auto';
}

/** Answers of the applicant, by section. */
export function DetailsSections({ record }: { readonly record: InscriptionRecord }) {
  return ficheSections(record, screenOrder).map(({ name, title, facts }) => (
    <Box as="section" key={name} aria-label={title} marginTop="5">
      <Heading
        as="h3"
        fontSize="md"
        color="brand"
        paddingBottom="1"
        marginBottom="3"
        borderBottomWidth="1px"
      >
        {title}
      </Heading>
      <DataList.Root
        recipe={dataListSlotRecipe}
        size="lg"
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        rowGap="3"
      >
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </DataList.Root>
    </Box>
  ));
}

function Fact({ name, label, value }: FicheFact) {
  const remark = answerTable[name].kind === 'phone' && phoneWarning(value);
  return (
    <DataList.Item gridColumn={columnsFor(value)} gap="0">
      <DataList.ItemLabel fontSize="xs">{label}</DataList.ItemLabel>
      <DataList.ItemValue
        flex="none"
        fontWeight={value === '' ? '400' : '600'}
        color={value === '' ? 'ink.muted' : 'ink'}
        whiteSpace="pre-line"
        fontVariantNumeric="tabular-nums"
      >
        {value === '' ? detailsTexts.empty : value}
      </DataList.ItemValue>
      {remark && (
        <DataList.ItemValue fontSize="xs" color="danger">
          {remark}
        </DataList.ItemValue>
      )}
    </DataList.Item>
  );
}

/** Retention date of an application; nothing without a date of arrival. */
export function RetentionDate({ record }: { readonly record: InscriptionRecord }) {
  const { dateInscription, expiration } = record;
  if (dateInscription.getTime() === 0) return null;
  return (
    <Box marginTop="5" fontSize="sm" color="ink.muted">
      {detailsTexts.keptUntil(formatDay(expiration))}
    </Box>
  );
}
