import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import { limits } from '@centre/domain/limits';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FileDown, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { restoreRecord } from '../../../data/staff/corbeille.ts';
import {
  decideInscriptions,
  deleteInscription,
  readInscriptions,
} from '../../../data/staff/inscriptions.ts';
import { fullNames } from '../../../texts/answers.texts.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconAction } from '../../ui/buttons.tsx';
import { toast } from '../../ui/toaster.ts';
import { inscriptionCount, listTexts, statutActions } from '../desk.texts.ts';
import { decisionIcons, decisionStyles, decisions } from '../details/decision.tsx';
import { detailsTexts, severalTexts } from '../details/details.texts.ts';
import { ExportButton } from '../files/export-button.tsx';
import { useFichePdf } from '../files/exports.tsx';
import type { RowsProps } from '../list/inscription-rows.tsx';
import { FailuresDialog, ProgressDialog, useBatchChange } from './use-batch-change.tsx';

const { deleteFailed, statutFailed } = staffInscriptionMessages;

const small = { variant: 'outline', size: 'sm' } as const;

/** Application with its new decision, and the present one as `avant`. */
interface DecisionChange extends Row {
  readonly avant: InscriptionStatut;
}

interface SelectionBarProps {
  readonly rows: readonly Row[];
  /** All rows that pass the filters. */
  readonly found: readonly Row[];
  readonly onSelect: RowsProps['onSelect'];
  readonly onClear: () => void;
  readonly onChanged: () => void;
}

/** Bar of actions on the selected applications, visible while there are any. */
export function SelectionBar({ rows, found, onSelect, onClear, onChanged }: SelectionBarProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const mayDelete = useCan('inscriptions', 'delete');
  const { isPreparing, download } = useFichePdf();
  const { run, ...bulk } = useBatchChange();
  const [isDeleting, setDeleting] = useState(false);
  /** Decision to confirm, because it replaces others. */
  const [replacing, setReplacing] = useState<InscriptionStatut>();
  const isTooMuch = rows.length > limits.selectedRows;
  const tooManySelected = listTexts.tooManySelected(formatCount(limits.selectedRows));

  function selectFound() {
    if (found.length > limits.selectedRows) toast.error(tooManySelected);
    else onSelect(found, true);
  }

  /** Shows the number of changed applications; an undo cannot be undone. */
  function report(kind: keyof typeof severalTexts.done, count: number, onUndo?: () => void) {
    onChanged();
    if (count === 0) return;
    const text = severalTexts.done[kind](count, formatCount);
    if (onUndo) toast.success(text, { onUndo });
    else toast.info(text);
  }

  async function change(kind: InscriptionStatut | 'undo', changed: readonly DecisionChange[]) {
    const done = await run(
      kind === 'undo' ? 'en_attente' : kind,
      changed,
      (batch) =>
        decideInscriptions(batch.map(({ id, avant, statut }) => ({ id, avant, statut }))),
      { size: limits.decidedAtOnce, failure: statutFailed },
    );
    const undone = done.map((row) => ({ ...row, statut: row.avant, avant: row.statut }));
    report(kind, done.length, kind === 'undo' ? undefined : () => void change('undo', undone));
  }

  const toChange = (statut: InscriptionStatut) => rows.filter((row) => row.statut !== statut);
  const decidedOtherwise = (statut: InscriptionStatut) =>
    toChange(statut).filter((row) => row.statut !== 'en_attente');

  function decide(statut: InscriptionStatut) {
    const others = toChange(statut).map((row) => ({ ...row, statut, avant: row.statut }));
    setReplacing(undefined);
    onClear();
    if (others.length === 0) toast.info(severalTexts.nothing);
    else void change(statut, others);
  }

  const oneByOne = (
    kind: 'delete' | 'restore',
    chosen: readonly Row[],
    changeOne: (id: string) => Promise<unknown>,
    failure: string,
  ) =>
    run(
      kind,
      chosen,
      async ([row]) => {
        if (row) await changeOne(row.id);
        return [];
      },
      { size: 1, failure },
    );

  async function remove() {
    setDeleting(false);
    onClear();
    const done = await oneByOne('delete', rows, deleteInscription, deleteFailed);
    report('delete', done.length, () => void undoRemove(done));
  }

  async function undoRemove(deleted: readonly Row[]) {
    const restore = (id: string) => restoreRecord('inscriptions', id);
    const { restoreFailed } = corbeilleMessages;
    const done = await oneByOne('restore', deleted, restore, restoreFailed);
    report('restore', done.length);
  }

  return (
    <>
      {rows.length > 0 && (
        <Flex
          role="region"
          aria-label={listTexts.selection}
          align="center"
          gap="2"
          wrap="wrap"
          position="sticky"
          top="0"
          zIndex="inside"
          background="call.soft"
          borderRadius="control"
          paddingInline="4"
          paddingBlock="2"
          marginBottom="3"
        >
          {/* On its own line, so that no decision button moves under the pointer. */}
          <Flex flex="1 1 100%" align="center" gap="2" wrap="wrap">
            <Box fontWeight="600">{listTexts.selected(rows.length, formatCount)}</Box>
            <Button {...small} disabled={found.length <= rows.length} onClick={selectFound}>
              {listTexts.selectFound(formatCount(found.length))}
            </Button>
            <IconAction icon={X} label={listTexts.deselect} onClick={onClear} />
          </Flex>
          {isTooMuch && <Box role="alert">{tooManySelected}</Box>}
          <Flex
            gap="2"
            padding="1"
            margin="-1"
            // One row on a phone, to leave room for the list.
            maxWidth="calc(100% + {spacing.2})"
            overflowX="auto"
            wrap={{ md: 'wrap' }}
            css={{ '& > *': { flexShrink: 0 } }}
          >
            {mayWrite &&
              decisions.map((statut) => {
                const Icon = decisionIcons[statut];
                return (
                  <Button
                    key={statut}
                    size="sm"
                    {...decisionStyles[statut]}
                    disabled={isTooMuch}
                    onClick={() =>
                      decidedOtherwise(statut).length > 0
                        ? setReplacing(statut)
                        : decide(statut)
                    }
                  >
                    <Icon size={16} aria-hidden />
                    {statutActions[statut]}
                  </Button>
                );
              })}
            {mayDelete && (
              <Button {...small} disabled={isTooMuch} onClick={() => setDeleting(true)}>
                <Trash2 size={16} aria-hidden />
                {common.delete}
              </Button>
            )}
            <Button
              {...small}
              disabled={isPreparing || isTooMuch}
              onClick={() => void download(() => readInscriptions(rows.map(({ id }) => id)))}
            >
              <FileDown size={16} aria-hidden />
              {isPreparing ? detailsTexts.preparingPdf : listTexts.selectionPdf}
            </Button>
            <ExportButton isSelection rows={rows} />
          </Flex>
        </Flex>
      )}
      {replacing && rows.length > 0 && (
        <ConfirmDialog
          title={statutActions[replacing]}
          question={severalTexts.replace(
            inscriptionCount(toChange(replacing).length, formatCount),
            decidedOtherwise(replacing).length,
          )}
          name={fullNames(toChange(replacing))}
          confirm={statutActions[replacing]}
          onConfirm={() => decide(replacing)}
          onCancel={() => setReplacing(undefined)}
        />
      )}
      {isDeleting && rows.length > 0 && (
        <ConfirmDialog
          question={severalTexts.confirmDelete(inscriptionCount(rows.length, formatCount))}
          name={fullNames(rows)}
          onConfirm={remove}
          onCancel={() => setDeleting(false)}
        />
      )}
      {bulk.progress && <ProgressDialog {...bulk.progress} onStop={bulk.stop} />}
      {bulk.failures.length > 0 && !bulk.progress && (
        <FailuresDialog failures={bulk.failures} onClose={bulk.dismissFailures} />
      )}
    </>
  );
}
