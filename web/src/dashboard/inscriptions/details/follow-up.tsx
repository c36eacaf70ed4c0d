import { formatDateTime } from '@centre/domain/dates';
import type { InscriptionNote, InscriptionRecord } from '@centre/domain/inscription/record';
import { annotateInscriptionRequest } from '@centre/domain/inscription/staff-schema';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Box, Button, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { StickyNote, UserCheck, UserMinus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { CallError } from '../../../data/callables.ts';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCan, useMember } from '../../session/use-member.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { toast } from '../../ui/toaster.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { followUpWords as words } from './details.texts.ts';

export const Term = chakra('div', { base: { fontSize: 'xs', color: 'ink.muted' } });
const Text = chakra('div', { base: { whiteSpace: 'pre-line' } });

const writtenBy = ({ par, date }: InscriptionNote) => words.written(par, formatDateTime(date));

interface FollowUpProps {
  readonly record: InscriptionRecord;
  /** Whether the record was read by itself: what the search finds has no note. */
  readonly isRead: boolean;
  readonly onNote: () => void;
}

/** Who takes care of an application, and the staff's note on it. */
export function FollowUp({ record, isRead, onNote }: FollowUpProps) {
  const { responsable, note } = record;
  const mayWrite = useCan('inscriptions', 'write');
  return (
    <Flex
      as="section"
      aria-label={words.title}
      wrap="wrap"
      columnGap="8"
      rowGap="3"
      marginTop="4"
    >
      <Box>
        <Term>{words.responsable}</Term>
        <Flex align="center" gap="3" wrap="wrap" minHeight="touch">
          <strong>{responsable || words.nobody}</strong>
          {mayWrite && <Assignment record={record} />}
        </Flex>
      </Box>
      {/* The note is for the desk alone: paper goes further. */}
      <Box flex="1 1 320px" minWidth="0" _print={{ display: 'none' }}>
        <Term>{words.note}</Term>
        {isRead ? (
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
              <Button variant="outline" size="sm" onClick={onNote}>
                <StickyNote size={16} aria-hidden />
                {note ? words.edit : words.add}
              </Button>
            )}
          </Flex>
        ) : (
          <Skeleton minHeight="touch" />
        )}
      </Box>
    </Flex>
  );
}

function Assignment({ record: { id, responsable } }: Pick<FollowUpProps, 'record'>) {
  const { username } = useMember();
  const group = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function assign(to: 'moi' | 'personne') {
    // The focus moves on before the button disappears.
    group.current?.focus();
    setBusy(true);
    try {
      await annotateInscription(id, { responsable: to });
      toast.success(to === 'moi' ? says.assigned : says.unassigned);
    } catch (failure) {
      toast.error(sentenceOf(failure, says.assignFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Flex ref={group} role="group" aria-label={words.responsable} tabIndex={-1} gap="3">
      {responsable !== username && (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => void assign('moi')}
        >
          <UserCheck size={16} aria-hidden />
          {words.take}
        </Button>
      )}
      {responsable !== '' && (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => void assign('personne')}
        >
          <UserMinus size={16} aria-hidden />
          {words.release}
        </Button>
      )}
    </Flex>
  );
}

interface NoteDialogProps {
  /** As it is now. */
  readonly record: InscriptionRecord;
  readonly onClose: () => void;
}

/**
 * The note in a field. A note that somebody else saved meanwhile is shown beside what was typed,
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
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      problem={form.problem}
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
