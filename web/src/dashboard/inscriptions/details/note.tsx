import { formatDateTime } from '@centre/domain/dates';
import type { InscriptionNote, InscriptionRecord } from '@centre/domain/inscription/record';
import { annotateInscriptionRequest } from '@centre/domain/inscription/staff-schema';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { CallError } from '../../../data/callables.ts';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCan } from '../../session/session-context.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { toast } from '../../ui/toaster.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { noteWords as words } from './details.texts.ts';

export const Term = chakra('div', { base: { fontSize: 'xs', color: 'ink.muted' } });
const Text = chakra('div', { base: { whiteSpace: 'pre-line' } });

const writtenBy = ({ par, date }: InscriptionNote) => words.written(par, formatDateTime(date));

/** The staff's note on an application. */
export function Note({
  note,
  onEdit,
}: {
  note: InscriptionNote | undefined;
  onEdit: () => void;
}) {
  const mayWrite = useCan('inscriptions', 'write');
  return (
    // The note is for the desk alone: paper goes further.
    <Box as="section" aria-label={words.note} marginTop="4" _print={{ display: 'none' }}>
      <Term>{words.note}</Term>
      <Flex align="center" gap="3" wrap="wrap" minHeight="touch">
        {note ? (
          <Box minWidth="0">
            <Text>{note.texte}</Text>
            <Box fontSize="xs" color="ink.muted">
              {writtenBy(note)}
            </Box>
          </Box>
        ) : (
          <Box color="ink.muted">{words.noNote}</Box>
        )}
        {mayWrite && (
          <Button variant="outline" size="sm" onClick={onEdit}>
            <StickyNote size={16} aria-hidden />
            {note ? words.edit : words.add}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

interface NoteDialogProps {
  /** As it is now. */
  readonly record: InscriptionRecord;
  readonly onClose: () => void;
}

/**
 * The note in a field. A note that a colleague saved meanwhile is shown beside what was typed,
 * and refuses the first save; the next one is then a choice.
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
    toast.success(says.noteSaved);
    onClose();
  }

  return (
    <FormDialog
      title={words.noteTitle(fullName(record))}
      form={form}
      onSubmit={() => form.submit(save, says.noteFailed)}
      onClose={onClose}
    >
      <TextAreaField label={words.note} help={words.noteHelp} rows={8} {...form.bind('note')} />
      {current !== opened && current !== texte && (
        <Notice tone="warning" role="status">
          {note ? (
            <>
              <strong>{words.overtaken(note.par, formatDateTime(note.date))}</strong>
              <Text>{note.texte}</Text>
            </>
          ) : (
            words.erased
          )}
        </Notice>
      )}
    </FormDialog>
  );
}
