import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { Button, chakra, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, FileDown, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useConsultationLog } from '../../../data/staff/journal.ts';
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
import type { ApplicationIdentity } from '../list/inscription-rows.tsx';
import { useKeys } from '../use-keys.ts';
import { Note, NoteDialog, ContactHistory } from './annotations.tsx';
import { Decisions, buttonLayout } from './decision.tsx';
import {
  ConsentLines,
  DecisionSummary,
  DetailsSections,
  RetentionDate,
  RequestedCorrectionNotice,
  ChecksNotice,
} from './details-sections.tsx';
import { correctionTexts, detailsTexts } from './details.texts.ts';
import { DuplicatesNotice } from './duplicates.tsx';

/** Navigation to the neighbouring records; undefined at the ends of the list. */
export interface Neighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** To the next pending application, anywhere in the list. */
  readonly nextWaiting: (() => void) | undefined;
  /** Position in the list, as text; undefined when the record is not listed. */
  readonly position: string | undefined;
}

interface DetailsDialogProps {
  readonly id: string;
  /** Row of the list, for the title until the record is read. */
  readonly known: ApplicationIdentity | undefined;
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Called after a correction; a decision changes no counts. */
  readonly onChanged: () => void;
  /** Undefined without the permission. */
  readonly onDelete: ((record: ApplicationIdentity) => void) | undefined;
}

/** Details of an application, with its decision buttons. */
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
  const identity = record ?? known;
  const mayCorrect = useCan('inscriptions', 'write');
  // Record when its correction or note was begun: unsaved input survives its deletion.
  const [correcting, setCorrecting] = useState<InscriptionRecord>();
  const [noting, setNoting] = useState<InscriptionRecord>();
  useConsultationLog(record?.id);
  useKeys({ ArrowLeft: neighbours.previous, ArrowRight: neighbours.next }, 1);

  return (
    <ModalDialog
      title={identity ? fullName(identity) : detailsTexts.loading}
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
        <Notice>{detailsTexts.missing}</Notice>
      ) : live.status === 'error' ? (
        <LoadFailure onRetry={live.retry}>{messages.inscription.loadFailed}</LoadFailure>
      ) : record ? (
        // In the tab order, so that the arrow keys scroll it.
        <article key={record.id} aria-label={fullName(record)} tabIndex={0}>
          <DecisionSummary record={record} />
          <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginTop="2">
            <ConsentLines record={record} />
            {mayCorrect && <CorrectButton onOpen={() => setCorrecting(record)} />}
          </Flex>
          <RequestedCorrectionNotice record={record} onChanged={onChanged} />
          <ChecksNotice record={record} onChanged={onChanged} />
          <DuplicatesNotice
            // A correction of these answers changes the duplicates.
            key={[record.telephone, record.dateNaissance, fullName(record)].join(' ')}
            record={record}
            onOpen={(other) => onOpen(other.id)}
            onDelete={onDelete}
          />
          <Note note={record.note} onEdit={() => setNoting(record)} />
          <ContactHistory record={record} />
          <DetailsSections record={record} />
          <RetentionDate record={record} />
        </article>
      ) : (
        <div role="status">
          <VisuallyHidden>{detailsTexts.loading}</VisuallyHidden>
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
    [ChevronLeft, detailsTexts.previous, previous],
    [ChevronRight, detailsTexts.next, next],
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

/** Actions on the application, by permission. */
function DetailsFoot({ record, onNext, onDelete }: DetailsFootProps) {
  const mayDecide = useCan('inscriptions', 'write');
  const { isPreparing, download } = useFichePdf();
  return (
    <>
      {mayDecide && <Decisions key={record.id} {...{ record, onNext }} />}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button
        {...buttonLayout}
        variant="outline"
        disabled={isPreparing}
        onClick={() => void download(() => Promise.resolve([record]))}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsTexts.preparingPdf : detailsTexts.pdf}
      </Button>
      {onDelete && (
        <Button {...buttonLayout} variant="outline" color="danger" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          {common.delete}
        </Button>
      )}
    </>
  );
}

/** Button of the correction, whose code is fetched on the first click. */
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
      toast.error(correctionTexts.unavailable(reasonOf(error)));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void open()}>
      <Pencil size={16} aria-hidden />
      {correctionTexts.open}
    </Button>
  );
}

const CorrectionDialog = lazyComponent(
  async () => (await import('../correction/correction-dialog.tsx')).CorrectionDialog,
  null,
);
