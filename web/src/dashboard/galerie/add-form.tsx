import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import { useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { useMember } from '../session/use-member.ts';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';
import { focusFirstError } from '../shared/focus-first-error.ts';
import { useLeaving } from '../shared/use-leaving.tsx';
import { AddRow } from './add-row.tsx';
import { CategorySelect } from './category-select.tsx';
import { photoBatchOf, type BatchRow } from './photo-batch.ts';

interface AddFormProps {
  readonly onAdded: (photo: Photo) => void;
}

/** Adds photos to the gallery: one, or several that were chosen together. */
export function AddForm({ onAdded }: AddFormProps) {
  const { id } = useMember();
  const [batch] = useState(() => photoBatchOf(id));
  const { categorie, rows, isSending, isRestored, problem } = useSyncExternalStore(
    batch.subscribe,
    batch.state,
  );
  const form = useRef<HTMLFormElement>(null);
  const isReady = rows.every(isComplete);
  const isFilled = rows.length > 1 || rows.some((row) => isTouched(row));
  const { leave, question } = useLeaving(isFilled, batch.clear);

  const category = (
    <Field label={photoForm.categorie} required>
      {(control) => (
        <CategorySelect
          {...control}
          value={categorie}
          disabled={isSending}
          onChoose={batch.setCategorie}
        />
      )}
    </Field>
  );

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const added = await batch.send(onAdded);
    if (added === 1) toast.success(staffPhotoMessages.added);
    if (added > 1) toast.success(staffPhotoMessages.manyAdded(added));
    if (batch.state().rows.some(({ errors }) => Object.keys(errors).length > 0)) {
      focusFirstError(form.current);
    }
  }

  return (
    <Card as="section" padding="4" aria-label={photoForm.title}>
      <Heading as="h2" fontSize="lg">
        {photoForm.title}
      </Heading>
      <Box color="ink.muted" marginBottom="4">
        {photoForm.lead}
      </Box>
      <chakra.form
        ref={form}
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {isRestored && <Notice role="status">{photoForm.restored}</Notice>}
        {rows.map((row, index) => (
          <AddRow
            key={row.key}
            row={row}
            place={rows.length > 1 ? index + 1 : undefined}
            isLocked={isSending}
            category={rows.length === 1 && category}
            onWords={(words) => batch.setWords(row.key, words)}
            onMore={batch.addFiles}
            onRemove={() => batch.removeRow(row.key)}
          />
        ))}
        {rows.length > 1 && category}
        {problem && <DismissibleAlert onDismiss={batch.dismiss}>{problem}</DismissibleAlert>}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" disabled={!isReady || isSending}>
            {isSending ? photoForm.sending : photoForm.submit(rows.length)}
          </Button>
          {isFilled && !isSending && (
            <Button look="quiet" onClick={leave}>
              {photoForm.clear}
            </Button>
          )}
        </Flex>
      </chakra.form>
      {question}
    </Card>
  );
}

function isComplete({ titre, sender }: BatchRow): boolean {
  return titre.trim() !== '' && sender.state().file !== undefined;
}

function isTouched({ titre, description, sender }: BatchRow): boolean {
  return titre !== '' || description !== '' || sender.state().status !== 'empty';
}
