import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription/query';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { limits } from '@centre/domain/limits';
import { corbeilleMessages } from '@centre/domain/messages/staff/corbeille';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FileDown, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { InscriptionCount } from '../../../data/staff/inscription-list.ts';
import { restoreRecord } from '../../../data/staff/corbeille.ts';
import {
  decideInscriptions,
  deleteInscription,
  readAll,
} from '../../../data/staff/inscriptions.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/use-member.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconAction } from '../../ui/icon-action.tsx';
import { toast } from '../../ui/toaster.ts';
import { inscriptionCount, listWords, statutActions } from '../desk.texts.ts';
import { detailsWords } from '../details/details.texts.ts';
import { icons, looks, offered } from '../details/decision.tsx';
import { ExportButton } from '../files/export-button.tsx';
import { useFichePdf } from '../files/use-fiche-pdf.ts';
import type { RowActions } from '../list/row.tsx';
import { severalWords } from './several.texts.ts';
import { FailuresDialog, ProgressDialog } from './progress-dialog.tsx';
import { useSeveral } from './use-several.ts';

const { deleteFailed, statutFailed } = staffInscriptionMessages;

interface SelectionBarProps {
  readonly records: readonly InscriptionRecord[];
  readonly filters: InscriptionFilters;
  readonly sort: InscriptionSort;
  /** How many were found; undefined while that is unknown. */
  readonly count: InscriptionCount | undefined;
  readonly onSelect: RowActions['onSelect'];
  readonly onClear: () => void;
  readonly onChanged: () => void;
}

/** What can be done with the chosen applications, in sight while there are any. */
export function SelectionBar(props: SelectionBarProps) {
  const { records, filters, sort, count, onClear, onChanged } = props;
  const mayWrite = useCan('inscriptions', 'write');
  const mayDelete = useCan('inscriptions', 'delete');
  const { isPreparing, download } = useFichePdf();
  const selecting = useSelectingAll(props);
  const { run, ...several } = useSeveral();
  const [isDeleting, setDeleting] = useState(false);
  /** The decision that would replace others. */
  const [replacing, setReplacing] = useState<InscriptionStatut>();
  const isTooMuch = records.length > limits.selectedRows;

  async function change(
    kind: InscriptionStatut | 'undo',
    changed: readonly { record: InscriptionRecord; statut: InscriptionStatut }[],
  ) {
    const done = await run(
      kind === 'undo' ? 'en_attente' : kind,
      changed,
      ({ record }) => record,
      (part) =>
        decideInscriptions(
          part.map(({ record: { id, statut: avant }, statut }) => ({ id, avant, statut })),
        ),
      { size: limits.decidedAtOnce, failure: statutFailed },
    );
    onChanged();
    if (done.length === 0) return;
    const text = severalWords.done[kind](done.length, formatCount);
    if (kind === 'undo') {
      toast.info(text);
      return;
    }
    const back = done.map(({ record, statut }) => ({
      record: { ...record, statut },
      statut: record.statut,
    }));
    toast.success(text, { onUndo: () => void change('undo', back) });
  }

  const othersThan = (statut: InscriptionStatut) =>
    records.filter((record) => record.statut !== statut);
  const decidedOtherwise = (statut: InscriptionStatut) =>
    othersThan(statut).filter((record) => record.statut !== 'en_attente');

  function decide(statut: InscriptionStatut) {
    const others = othersThan(statut);
    setReplacing(undefined);
    onClear();
    if (others.length === 0) toast.info(severalWords.nothing);
    else
      void change(
        statut,
        others.map((record) => ({ record, statut })),
      );
  }

  async function oneByOne(
    kind: 'delete' | 'restore',
    chosen: readonly InscriptionRecord[],
    change: (id: string) => Promise<unknown>,
    failure: string,
  ) {
    const done = await run(
      kind,
      chosen,
      (record) => record,
      async ([record]) => {
        if (record) await change(record.id);
        return [];
      },
      { size: 1, failure },
    );
    onChanged();
    return { done, text: severalWords.done[kind](done.length, formatCount) };
  }

  async function remove() {
    setDeleting(false);
    onClear();
    const { done, text } = await oneByOne('delete', records, deleteInscription, deleteFailed);
    if (done.length === 0) return;
    toast.success(text, { onUndo: () => void bringBack(done) });
  }

  async function bringBack(deleted: readonly InscriptionRecord[]) {
    const { done, text } = await oneByOne(
      'restore',
      deleted,
      (id) => restoreRecord('inscriptions', id),
      corbeilleMessages.restoreFailed,
    );
    if (done.length > 0) toast.info(text);
  }

  return (
    <>
      {records.length > 0 && (
        <Flex
          role="region"
          aria-label={listWords.selection}
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
          {/* On a line of its own, so that no decision moves to where it was clicked. */}
          <Flex flex="1 1 100%" align="center" gap="2" wrap="wrap">
            <Box fontWeight="600">{listWords.selected(records.length, formatCount)}</Box>
            {count && (
              <Button
                variant="outline"
                size="sm"
                disabled={selecting.isReading || count.value <= records.length}
                onClick={() => void selecting.selectAll()}
              >
                {selecting.isReading
                  ? listWords.selecting
                  : listWords.selectFound(formatCount(count.value))}
              </Button>
            )}
            <IconAction icon={X} label={listWords.deselect} onClick={onClear} />
          </Flex>
          {isTooMuch && (
            <Box role="alert">
              {listWords.tooManySelected(formatCount(limits.selectedRows))}
            </Box>
          )}
          <Flex
            gap="2"
            padding="1"
            margin="-1"
            // One row on a phone, which would have no room left for the list.
            maxWidth="calc(100% + {spacing.2})"
            overflowX="auto"
            wrap={{ md: 'wrap' }}
            css={{ '& > *': { flexShrink: 0 } }}
          >
            {mayWrite &&
              offered.map((statut) => {
                const Icon = icons[statut];
                return (
                  <Button
                    key={statut}
                    size="sm"
                    {...looks[statut]}
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
              <Button
                variant="outline"
                size="sm"
                disabled={isTooMuch}
                onClick={() => setDeleting(true)}
              >
                <Trash2 size={16} aria-hidden />
                {common.delete}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              disabled={isPreparing || isTooMuch}
              onClick={() => void download(records)}
            >
              <FileDown size={16} aria-hidden />
              {isPreparing ? detailsWords.preparingPdf : listWords.selectionPdf}
            </Button>
            <ExportButton filters={filters} sort={sort} count={count} selected={records} />
          </Flex>
        </Flex>
      )}
      {replacing && records.length > 0 && (
        <ConfirmDialog
          title={statutActions[replacing]}
          question={severalWords.replace(
            inscriptionCount(othersThan(replacing).length, formatCount),
            decidedOtherwise(replacing).length,
          )}
          confirm={statutActions[replacing]}
          onConfirm={() => decide(replacing)}
          onCancel={() => setReplacing(undefined)}
        />
      )}
      {isDeleting && records.length > 0 && (
        <ConfirmDialog
          question={severalWords.confirmDelete(inscriptionCount(records.length, formatCount))}
          onConfirm={remove}
          onCancel={() => setDeleting(false)}
        />
      )}
      {several.progress && <ProgressDialog {...several.progress} onStop={several.stop} />}
      {several.failures.length > 0 && !several.progress && (
        <FailuresDialog failures={several.failures} onClose={several.forget} />
      )}
    </>
  );
}

/** Chooses all that were found, beyond the page that is shown. */
function useSelectingAll({ filters, sort, count, onSelect }: SelectionBarProps) {
  const [isReading, setReading] = useState(false);

  async function selectAll() {
    const found: InscriptionRecord[] = [];
    const isTooMuch = (number: number) => number > limits.selectedRows;
    const refuse = () =>
      toast.error(listWords.tooManySelected(formatCount(limits.selectedRows)));
    if (isTooMuch(count?.value ?? 0)) {
      refuse();
      return;
    }
    setReading(true);
    try {
      for await (const round of readAll(filters, sort, new AbortController().signal)) {
        found.push(...round);
        if (isTooMuch(found.length)) break;
      }
      if (isTooMuch(found.length)) refuse();
      else onSelect(found, true);
    } catch (error) {
      toast.error(sentenceOf(error, listWords.selectFailed));
    } finally {
      setReading(false);
    }
  }

  return { isReading, selectAll };
}
