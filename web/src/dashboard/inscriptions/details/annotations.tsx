import { formatDateTime } from '@centre/domain/dates';
import type { InscriptionNote, InscriptionRecord } from '@centre/domain/inscription/record';
import { annotateInscriptionRequest } from '@centre/domain/inscription/staff-schema';
import {
  prevenirMessages,
  staffInscriptionMessages as messages,
} from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex } from '@chakra-ui/react';
import { Check, FileCheck, FilePlus, Plus, StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../data/callables.ts';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { useCan } from '../../session/session-context.tsx';
import { BusyButton } from '../../ui/buttons.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.ts';
import { useAction } from '../../ui/use-action.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { contactLine, contactTexts as texts } from '../prevenir/prevenir.texts.ts';
import { undoContact } from '../prevenir/undo-contact.ts';
import { noteTexts } from './details.texts.ts';

const small = { variant: 'outline', size: 'sm' } as const;
const mutedSmall = { fontSize: 'xs', color: 'ink.muted' } as const;

const writtenBy = ({ par, date }: InscriptionNote) => (
  <Box {...mutedSmall}>{noteTexts.written(par, formatDateTime(date))}</Box>
);

interface NoteProps {
  readonly note: InscriptionNote | undefined;
  readonly onEdit: () => void;
}

/** Staff note of an application. */
export function Note({ note, onEdit }: NoteProps) {
  const mayWrite = useCan('inscriptions', 'write');
  return (
    // Not printed: the note is for the staff only.
    <Box as="section" aria-label={noteTexts.note} marginTop="4" _print={{ display: 'none' }}>
      <Box {...mutedSmall}>{noteTexts.note}</Box>
      <Flex align="center" gap="3" wrap="wrap" minHeight="touch">
        {note ? (
          <Box minWidth="0">
            <Box whiteSpace="pre-line">{note.texte}</Box>
            {writtenBy(note)}
          </Box>
        ) : (
          <Box color="ink.muted">{noteTexts.noNote}</Box>
        )}
        {mayWrite && (
          <Button {...small} onClick={onEdit}>
            <StickyNote size={16} aria-hidden />
            {note ? noteTexts.edit : noteTexts.add}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

interface NoteDialogProps {
  /** Live record. */
  readonly record: InscriptionRecord;
  readonly onClose: () => void;
}

/**
 * Form of the note. A note saved by a colleague meanwhile is shown beside the typed text and makes
 * the first save fail; the next save then replaces it on purpose.
 */
export function NoteDialog({ record, onClose }: NoteDialogProps) {
  const { note } = record;
  const current = note?.texte ?? '';
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  const [opened] = useState(current);
  const [avant, setAvant] = useState(current);
  const form = useRecordForm({
    initial: { note: opened },
    schema: annotateInscriptionRequest,
    requestOf: (typed) => ({ id: record.id, note: { texte: typed.note, avant } }),
  });
  const { note: texte } = form.values;

  async function save() {
    try {
      await annotateInscription(record.id, { note: { texte, avant } });
    } catch (failure) {
      const isOvertaken = failure instanceof CallError && failure.code === 'aborted';
      if (isOvertaken) setAvant(latest.current);
      throw failure;
    }
    toast.success(messages.noteSaved);
    onClose();
  }

  return (
    <FormDialog
      title={noteTexts.noteTitle(fullName(record))}
      form={form}
      onSubmit={() => form.submit(save, messages.noteFailed)}
      onClose={onClose}
    >
      <TextAreaField
        label={noteTexts.note}
        help={noteTexts.noteHelp}
        rows={8}
        {...form.bind('note')}
      />
      {current !== opened && current !== texte && (
        <Notice tone="warning" role="status">
          {note ? (
            <>
              <strong>{noteTexts.overtaken(note.par, formatDateTime(note.date))}</strong>
              <Box whiteSpace="pre-line">{note.texte}</Box>
            </>
          ) : (
            noteTexts.erased
          )}
        </Notice>
      )}
    </FormDialog>
  );
}

interface ToldProps {
  /** Full record: the rows of the register lack these fields. */
  readonly record: InscriptionRecord;
}

/** Missing paper, and history of the contacts. */
export function ContactHistory({ record }: ToldProps) {
  const { pieceManquante: piece, prevenu } = record;
  const mayWrite = useCan('inscriptions', 'write');
  const { ask, dialog } = useConfirm();
  return (
    <Flex
      as="section"
      aria-label={texts.section}
      wrap="wrap"
      columnGap="8"
      rowGap="3"
      marginTop="4"
    >
      <Box minWidth="0">
        <Box {...mutedSmall}>{texts.piece}</Box>
        <Flex align="center" gap="3" wrap="wrap" minHeight="touch">
          {piece ? (
            <Box minWidth="0">
              <strong>{piece.texte}</strong>
              {writtenBy(piece)}
            </Box>
          ) : (
            <Box color="ink.muted">{texts.noPiece}</Box>
          )}
          {mayWrite && <PieceButtons record={record} />}
        </Flex>
      </Box>
      <Box flex="1 1 320px" minWidth="0">
        <Box {...mutedSmall}>{texts.contacts}</Box>
        {prevenu.length === 0 && <Box color="ink.muted">{texts.noContact}</Box>}
        <ul>
          {prevenu.toReversed().map((contact, index) => (
            <li key={contact.date.getTime()}>
              <span>{contactLine(contact)}</span>
              {mayWrite && index === 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() =>
                    ask({
                      title: texts.withdraw,
                      question: texts.withdrawQuestion(contactLine(contact)),
                      name: fullName(record),
                      confirm: texts.withdraw,
                      onConfirm: () => undoContact(record, contact.date),
                    })
                  }
                >
                  {texts.withdraw}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {dialog}
      </Box>
    </Flex>
  );
}

function PieceButtons({ record }: ToldProps) {
  const { pieceManquante: piece } = record;
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction();

  function receive() {
    // The focus moves on before the button disappears.
    group.current?.focus();
    void run(async () => {
      await annotateInscription(record.id, { pieceManquante: '' });
      toast.success(prevenirMessages.pieceReceived);
    }, prevenirMessages.pieceFailed);
  }

  return (
    <Flex ref={group} role="group" aria-label={texts.piece} tabIndex={-1} gap="3" wrap="wrap">
      <Button {...small} onClick={() => setOpen(true)}>
        <FilePlus size={16} aria-hidden />
        {piece ? texts.edit : texts.add}
      </Button>
      {piece && (
        <BusyButton {...small} icon={FileCheck} isBusy={isBusy} onClick={receive}>
          {texts.received}
        </BusyButton>
      )}
      {isOpen && <PieceDialog record={record} onClose={() => setOpen(false)} />}
    </Flex>
  );
}

function PieceDialog({ record, onClose }: ToldProps & { readonly onClose: () => void }) {
  const form = useRecordForm({
    initial: { pieceManquante: record.pieceManquante?.texte ?? '' },
    schema: annotateInscriptionRequest,
    requestOf: (typed) => ({ id: record.id, ...typed }),
  });

  const pieces = form.values.pieceManquante
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);

  async function save({ pieceManquante }: typeof form.values) {
    await annotateInscription(record.id, { pieceManquante });
    const { pieceReceived, pieceSaved } = prevenirMessages;
    toast.success(pieceManquante.trim() === '' ? pieceReceived : pieceSaved);
    onClose();
  }

  return (
    <FormDialog
      title={texts.dialog(fullName(record))}
      form={form}
      onSubmit={() => form.submit(save, prevenirMessages.pieceFailed)}
      onClose={onClose}
    >
      <TextField label={texts.piece} help={texts.help} {...form.bind('pieceManquante')} />
      <Flex role="group" aria-label={texts.usual} gap="2" wrap="wrap">
        {texts.usualPieces.map((piece) => {
          const isMissing = pieces.includes(piece);
          const others = pieces.filter((other) => other !== piece);
          const changed = isMissing ? others : [...pieces, piece];
          return (
            <Button
              key={piece}
              {...small}
              _pressed={{ borderColor: 'brand', background: 'brand.soft' }}
              aria-pressed={isMissing}
              onClick={() => form.setValue('pieceManquante', changed.join(', '))}
            >
              {isMissing ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
              {piece}
            </Button>
          );
        })}
      </Flex>
    </FormDialog>
  );
}
