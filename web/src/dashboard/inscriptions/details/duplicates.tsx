import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex, Table, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { annotateInscription, findDuplicates } from '../../../data/staff/inscriptions.ts';
import { useConsultation } from '../../../data/staff/journal.ts';
import { useQuery } from '../../../data/use-query.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { CheckBox } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOnRefresh } from '../../ui/loading.ts';
import { toast } from '../../ui/toaster.ts';
import { attempt, useAction } from '../../ui/use-action.ts';
import type { Named } from '../list/inscription-rows.tsx';
import { compare } from './comparison.ts';
import { detailsWords as words } from './details.texts.ts';

const small = { variant: 'outline', size: 'sm' } as const;

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
  const query = useQuery(read, 'The duplicates could not be looked for.');
  const { value: duplicates = [], hasFailed, reload } = query;
  const [isComparing, setComparing] = useState(false);
  useOnRefresh(reload);
  const isOfNow = ({ campagne }: InscriptionRecord) => campagne === record.campagne;
  const now = duplicates.filter(isOfNow);
  const others = duplicates.filter((other) => !isOfNow(other));
  // Once they are told apart: taken back, the comparison does not open by itself.
  if (isComparing && now.length === 0) setComparing(false);
  return (
    <>
      {hasFailed && <Notice marginTop="3">{words.duplicatesFailed}</Notice>}
      {others.length > 0 && (
        <Notice marginTop="3">
          {others.map((other) => (
            <Flex key={other.id} align="center" justify="space-between" gap="3">
              {words.seenAlso(other.campagne)}
              <Button {...small} onClick={() => onOpen(other)}>
                {words.open}
              </Button>
            </Flex>
          ))}
        </Notice>
      )}
      {now.length > 0 && (
        <Notice tone="warning" marginTop="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Box flex="1" minWidth="200px">
              <strong>{words.duplicate}</strong>
              <Box>{words.duplicateHint(now.length)}</Box>
            </Box>
            <Button {...small} onClick={() => setComparing(true)}>
              {words.compare}
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
function CompareDialog({
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
                    <Button {...small} onClick={() => onOpen(record)}>
                      {words.open}
                    </Button>
                  )}
                  {index > 0 && mayWrite && (
                    <Button
                      {...small}
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
                      {...small}
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
                <Box minWidth="150px" whiteSpace="pre-line">
                  {value === '' ? '—' : value}
                </Box>
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </DataTable>
    </ModalDialog>
  );
}
