import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { Button, chakra, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, FileDown, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useConsultation } from '../../../data/staff/journal.ts';
import { useInscription } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { IconAction } from '../../ui/buttons.tsx';
import { LoadFailure } from '../../ui/collection.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.ts';
import { useFichePdf } from '../files/exports.tsx';
import type { Named } from '../list/inscription-rows.tsx';
import { useKeys } from '../use-keys.ts';
import { Note, NoteDialog, Told } from './annotations.tsx';
import { Decisions, room } from './decision.tsx';
import {
  ConsentLines,
  Decision,
  DetailsSections,
  KeptUntil,
  RequestedCorrectionNotice,
  ToCheck,
} from './details-sections.tsx';
import { correctionWords, detailsWords } from './details.texts.ts';
import { DuplicatesNotice } from './duplicates.tsx';

/** Go to the neighbouring records; undefined at the ends of the list. */
export interface Neighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** To the next application without a decision, anywhere in the list. */
  readonly nextWaiting: (() => void) | undefined;
  /** Where the record stands in the list, in words; undefined for one that is not in it. */
  readonly position: string | undefined;
}

interface DetailsDialogProps {
  readonly id: string;
  /** The application in the list, which names it until its record was read. */
  readonly known: Named | undefined;
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** After a correction; a decision changes nothing that is counted. */
  readonly onChanged: () => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: Named) => void) | undefined;
}

/** An application with its answers and the decisions. */
export function DetailsDialog({
  id,
  known,
  neighbours,
  onOpen,
  onClose,
  onChanged,
  onDelete,
}: DetailsDialogProps) {
  const live = useInscription(id);
  const record = live.status === 'success' ? live.record : undefined;
  const named = record ?? known;
  const mayCorrect = useCan('inscriptions', 'write');
  // The record when its correction or its note was begun: what was typed survives its deletion.
  const [correcting, setCorrecting] = useState<InscriptionRecord>();
  const [noting, setNoting] = useState<InscriptionRecord>();
  useConsultation(record?.id);
  useKeys({ ArrowLeft: neighbours.previous, ArrowRight: neighbours.next }, 1);

  return (
    <ModalDialog
      title={named ? fullName(named) : detailsWords.loading}
      size="lg"
      onClose={onClose}
      tools={<Steps {...neighbours} />}
      footer={
        record && (
          <DetailsFoot
            record={record}
            onNext={neighbours.nextWaiting}
            onDelete={onDelete && (() => onDelete(record))}
          />
        )
      }
    >
      {live.status === 'missing' ? (
        <Notice>{detailsWords.missing}</Notice>
      ) : live.status === 'error' ? (
        <LoadFailure onRetry={live.retry}>{messages.inscription.loadFailed}</LoadFailure>
      ) : record ? (
        // A stop of the Tab key, from which the arrows scroll it.
        <article key={record.id} aria-label={fullName(record)} tabIndex={0}>
          <Decision record={record} />
          <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginTop="2">
            <ConsentLines record={record} />
            {mayCorrect && <CorrectButton onOpen={() => setCorrecting(record)} />}
          </Flex>
          <RequestedCorrectionNotice record={record} onChanged={onChanged} />
          <ToCheck record={record} onChanged={onChanged} />
          <DuplicatesNotice
            // Others are like it once these are corrected.
            key={[record.telephone, record.dateNaissance, fullName(record)].join(' ')}
            record={record}
            onOpen={(other) => onOpen(other.id)}
            onDelete={onDelete}
          />
          <Note note={record.note} onEdit={() => setNoting(record)} />
          <Told record={record} />
          <DetailsSections record={record} />
          <KeptUntil record={record} />
        </article>
      ) : (
        <div role="status">
          <VisuallyHidden>{detailsWords.loading}</VisuallyHidden>
          <Skeleton minHeight="60vh" />
        </div>
      )}
      {correcting && (
        <CorrectionDialog
          record={record ?? correcting}
          onClose={() => setCorrecting(undefined)}
          onSaved={() => {
            setCorrecting(undefined);
            onChanged();
          }}
        />
      )}
      {noting && <NoteDialog record={record ?? noting} onClose={() => setNoting(undefined)} />}
    </ModalDialog>
  );
}

function Steps({ previous, next, position }: Neighbours) {
  const steps = [
    [ChevronLeft, detailsWords.previous, previous],
    [ChevronRight, detailsWords.next, next],
  ] as const;
  return (
    <Flex align="center" gap="1">
      {position !== undefined && (
        <chakra.span
          display={{ base: 'none', md: 'inline' }}
          color="ink.muted"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {position}
        </chakra.span>
      )}
      {steps.map(([icon, label, go]) => (
        <IconAction key={label} {...{ icon, label }} disabled={!go} onClick={go} />
      ))}
    </Flex>
  );
}

interface DetailsFootProps {
  readonly record: InscriptionRecord;
  readonly onNext: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with the application, as far as the member may. */
function DetailsFoot({ record, onNext, onDelete }: DetailsFootProps) {
  const mayDecide = useCan('inscriptions', 'write');
  const { isPreparing, download } = useFichePdf();
  return (
    <>
      {mayDecide && <Decisions key={record.id} {...{ record, onNext }} />}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button
        {...room}
        variant="outline"
        disabled={isPreparing}
        onClick={() => void download(() => Promise.resolve([record]))}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsWords.preparingPdf : detailsWords.pdf}
      </Button>
      {onDelete && (
        <Button {...room} variant="outline" color="danger" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          {common.delete}
        </Button>
      )}
    </>
  );
}

/** Opens the correction, whose fields are fetched when they are first asked for. */
function CorrectButton({ onOpen }: { readonly onOpen: () => void }) {
  const isBusy = useRef(false);

  async function open() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await CorrectionDialog.preload();
      onOpen();
    } catch (error) {
      console.warn('The correction could not be opened.', error);
      toast.error(correctionWords.unavailable(reasonOf(error)));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void open()}>
      <Pencil size={16} aria-hidden />
      {correctionWords.open}
    </Button>
  );
}

const CorrectionDialog = lazyComponent(
  async () => (await import('../correction/correction-dialog.tsx')).CorrectionDialog,
  null,
);
