import { formatDateTime } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { annotateInscriptionRequest } from '@centre/domain/inscription/staff-schema';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex } from '@chakra-ui/react';
import { Check, FilePlus, FileCheck, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { useCan } from '../../session/session-context.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirm } from '../../ui/dialog.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { toast } from '../../ui/toaster.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { takeBack } from '../prevenir/take-back.ts';
import { contactLine, toldWords as words } from '../prevenir/prevenir.texts.ts';
import { Term } from './note.tsx';

interface ToldProps {
  /** Read by itself: what the search finds has none of this. */
  readonly record: InscriptionRecord;
}

/** Which paper is missing, and when the applicant was told something. */
export function Told({ record }: ToldProps) {
  const { pieceManquante: piece, prevenu } = record;
  const mayWrite = useCan('inscriptions', 'write');
  const { ask, dialog } = useConfirm();
  return (
    <Flex
      as="section"
      aria-label={words.section}
      wrap="wrap"
      columnGap="8"
      rowGap="3"
      marginTop="4"
    >
      <Box minWidth="0">
        <Term>{words.piece}</Term>
        <Flex align="center" gap="3" wrap="wrap" minHeight="touch">
          {piece ? (
            <Box minWidth="0">
              <strong>{piece.texte}</strong>
              <Box fontSize="xs" color="ink.muted">
                {words.noted(piece.par, formatDateTime(piece.date))}
              </Box>
            </Box>
          ) : (
            <Box color="ink.muted">{words.noPiece}</Box>
          )}
          {mayWrite && <PieceButtons record={record} />}
        </Flex>
      </Box>
      <Box flex="1 1 320px" minWidth="0">
        <Term>{words.contacts}</Term>
        {prevenu.length === 0 && <Box color="ink.muted">{words.noContact}</Box>}
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
                      title: words.withdraw,
                      question: words.withdrawQuestion(contactLine(contact)),
                      name: fullName(record),
                      confirm: words.withdraw,
                      onConfirm: () => takeBack(record, contact.date),
                    })
                  }
                >
                  {words.withdraw}
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
      toast.success(says.pieceReceived);
    }, says.pieceFailed);
  }

  return (
    <Flex ref={group} role="group" aria-label={words.piece} tabIndex={-1} gap="3" wrap="wrap">
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <FilePlus size={16} aria-hidden />
        {piece ? words.edit : words.add}
      </Button>
      {piece && (
        <BusyButton
          icon={FileCheck}
          isBusy={isBusy}
          variant="outline"
          size="sm"
          onClick={receive}
        >
          {words.received}
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
    toast.success(pieceManquante.trim() === '' ? says.pieceReceived : says.pieceSaved);
    onClose();
  }

  return (
    <FormDialog
      title={words.dialog(fullName(record))}
      form={form}
      onSubmit={() => form.submit(save, says.pieceFailed)}
      onClose={onClose}
    >
      <TextField label={words.piece} help={words.help} {...form.bind('pieceManquante')} />
      <Flex role="group" aria-label={words.usual} gap="2" wrap="wrap">
        {words.usualPieces.map((piece) => {
          const isMissing = pieces.includes(piece);
          const others = pieces.filter((other) => other !== piece);
          const changed = isMissing ? others : [...pieces, piece];
          return (
            <Button
              key={piece}
              variant="outline"
              size="sm"
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
