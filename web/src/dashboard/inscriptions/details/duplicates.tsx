import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as messages } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex, Table, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { annotateInscription, findDuplicates } from '../../../data/staff/inscriptions.ts';
import { useConsultationLog } from '../../../data/staff/journal.ts';
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
import type { ApplicationIdentity } from '../list/inscription-rows.tsx';
import { compare } from './comparison.ts';
import { detailsTexts as texts } from './details.texts.ts';

const small = { variant: 'outline', size: 'sm' } as const;

interface DuplicatesNoticeProps {
  readonly record: InscriptionRecord;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined without the permission. */
  readonly onDelete: ((record: ApplicationIdentity) => void) | undefined;
}

/**
 * Notice of likely duplicates, with their comparison, and of the applications of the same person in
 * other campaigns.
 */
export function DuplicatesNotice({ record, onOpen, onDelete }: DuplicatesNoticeProps) {
  // Read once: a change of the statut does not change the duplicates.
  const [read] = useState(() => () => findDuplicates(record));
  const query = useQuery(read, 'The duplicates could not be looked for.');
  const { value: duplicates = [], hasFailed, reload } = query;
  const [isComparing, setComparing] = useState(false);
  useOnRefresh(reload);
  const isSameCampagne = ({ campagne }: InscriptionRecord) => campagne === record.campagne;
  const current = duplicates.filter(isSameCampagne);
  const others = duplicates.filter((other) => !isSameCampagne(other));
  // Once all are separated: an undo must not reopen the comparison.
  if (isComparing && current.length === 0) setComparing(false);
  return (
    <>
      {hasFailed && <Notice marginTop="3">{texts.duplicatesFailed}</Notice>}
      {others.length > 0 && (
        <Notice marginTop="3">
          {others.map((other) => (
            <Flex key={other.id} align="center" justify="space-between" gap="3">
              {texts.seenAlso(other.campagne)}
              <Button {...small} onClick={() => onOpen(other)}>
                {texts.open}
              </Button>
            </Flex>
          ))}
        </Notice>
      )}
      {current.length > 0 && (
        <Notice tone="warning" marginTop="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Box flex="1" minWidth="200px">
              <strong>{texts.duplicate}</strong>
              <Box>{texts.duplicateHint(current.length)}</Box>
            </Box>
            <Button {...small} onClick={() => setComparing(true)}>
              {texts.compare}
            </Button>
          </Flex>
          {isComparing && (
            <CompareDialog
              records={[record, ...current]}
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
  /** Open record first. */
  readonly records: readonly InscriptionRecord[];
  readonly onOpen: (record: InscriptionRecord) => void;
  readonly onClose: () => void;
  /** Called after a record was marked as another person's. */
  readonly onSeparated: () => void;
  /** Undefined without the permission. */
  readonly onDelete: ((record: ApplicationIdentity) => void) | undefined;
}

/** Applications side by side, with the answers that differ marked. */
function CompareDialog({
  records,
  onOpen,
  onClose,
  onSeparated,
  onDelete,
}: CompareDialogProps) {
  const [hidesEqual, setHidesEqual] = useState(false);
  const { isBusy, run } = useAction();
  const mayWrite = useCan('inscriptions', 'write');
  useConsultationLog(...records.map(({ id }) => id));
  const answers = compare(records);
  const differing = answers.filter(({ differs }) => differs);

  function separate({ id }: InscriptionRecord) {
    const other = records[0]?.id ?? '';
    const annotate = async (change: Parameters<typeof annotateInscription>[1]) => {
      await annotateInscription(id, change);
      onSeparated();
    };
    const onUndo = () =>
      void attempt(() => annotate({ memePersonneQue: other }), messages.updateFailed);
    void run(async () => {
      await annotate({ autrePersonneQue: other });
      toast.success(messages.separated, { onUndo });
    }, messages.updateFailed);
  }

  return (
    <ModalDialog title={texts.comparison} size="lg" onClose={onClose}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" marginBottom="2">
        <strong>{texts.differences(differing.length, formatCount)}</strong>
        <CheckBox checked={hidesEqual} onChange={setHidesEqual}>
          {texts.onlyDifferences}
        </CheckBox>
      </Flex>
      <DataTable
        label={texts.comparison}
        head={
          <>
            <Table.ColumnHeader scope="col" verticalAlign="top" minWidth="104px">
              {texts.answer}
            </Table.ColumnHeader>
            {records.map((record, index) => (
              <Table.ColumnHeader key={record.id} scope="col" verticalAlign="top">
                {fullName(record)}
                <Box fontWeight="400">{record.reference}</Box>
                <Flex wrap="wrap" gap="2" marginTop="1">
                  {index > 0 && (
                    <Button {...small} onClick={() => onOpen(record)}>
                      {texts.open}
                    </Button>
                  )}
                  {index > 0 && mayWrite && (
                    <Button
                      {...small}
                      // On a phone the label needs several lines.
                      height="auto"
                      paddingBlock="2"
                      whiteSpace="normal"
                      textAlign="start"
                      disabled={isBusy}
                      aria-label={texts.separateFrom(record.reference || fullName(record))}
                      onClick={() => separate(record)}
                    >
                      {texts.separate}
                    </Button>
                  )}
                  {onDelete && (
                    <Button
                      {...small}
                      color="danger"
                      aria-label={texts.remove(record.reference || fullName(record))}
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
        {(hidesEqual ? differing : answers).map(({ label, values, differs }) => (
          <Table.Row key={label} data-marked={differs} verticalAlign="top">
            <Table.Cell
              as="th"
              scope="row"
              fontWeight="400"
              color="ink.muted"
              // On a phone the labels wrap, to leave room for the answers.
              whiteSpace={{ base: 'normal', md: 'nowrap' }}
            >
              {label}
              {differs && <VisuallyHidden> ({texts.differs})</VisuallyHidden>}
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
