import { Box, Button, Card, chakra, Flex, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/content-messages';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { Notice } from '../../ui/notice.tsx';
import { useMember } from '../session/use-member.ts';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { useUploadOf } from '../shared/picture-upload.ts';
import { FormElement, useLeaving } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { photoBatchOf, type BatchRow, type RowWords } from './photo-batch.ts';
import { PhotoWordFields } from './photo-fields.tsx';
import { CategoryField } from './category-field.tsx';
import { IconAction } from '../ui/icon-action.tsx';

/** Adds photos to the gallery: one, or several that were chosen together. */
export function AddPhotos({ onAdded }: { readonly onAdded: (photo: Photo) => void }) {
  const { id } = useMember();
  const [batch] = useState(() => photoBatchOf(id));
  const { categorie, rows, isSending, isRestored, problem } = useSyncExternalStore(
    batch.subscribe,
    batch.state,
  );
  const isReady = rows.every(isComplete);
  const isFilled = rows.length > 1 || rows.some((row) => isTouched(row));
  const { leave, question } = useLeaving(isFilled, batch.clear);

  const category = (
    <CategoryField value={categorie} disabled={isSending} onChoose={batch.setCategorie} />
  );

  async function submit() {
    const added = await batch.send(onAdded);
    if (added === 1) toast.success(staffPhotoMessages.added);
    if (added > 1) toast.success(staffPhotoMessages.manyAdded(added));
  }

  return (
    <Card.Root as="section" padding="4" aria-label={photoForm.title}>
      <Heading as="h2" fontSize="lg">
        {photoForm.title}
      </Heading>
      <Box color="ink.muted" marginBottom="4">
        {photoForm.lead}
      </Box>
      <FormElement onSubmit={submit}>
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
            <Button variant="outline" onClick={leave}>
              {photoForm.clear}
            </Button>
          )}
        </Flex>
      </FormElement>
      {question}
    </Card.Root>
  );
}

function isComplete({ titre, sender }: BatchRow): boolean {
  return titre.trim() !== '' && sender.state().file !== undefined;
}

function isTouched({ titre, description, sender }: BatchRow): boolean {
  return titre !== '' || description !== '' || sender.state().status !== 'empty';
}

interface AddRowProps {
  readonly row: BatchRow;
  /** Its place among several, from 1; undefined when it is alone. */
  readonly place: number | undefined;
  readonly isLocked: boolean;
  /** The choice of the category, where it belongs to this photo alone. */
  readonly category: ReactNode;
  readonly onWords: (words: Partial<RowWords>) => void;
  readonly onMore: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

const Frame = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    minWidth: '0',
    '&[data-several=true]': {
      borderWidth: '1px',
      borderRadius: 'card',
      padding: '4',
    },
  },
});

/** A photo that is being added: its file and its words. */
function AddRow({ row, place, isLocked, category, onWords, onMore, onRemove }: AddRowProps) {
  const upload = useUploadOf(row.sender);
  return (
    <Frame
      data-several={place !== undefined}
      aria-label={place === undefined ? photoForm.title : photoForm.row(place)}
    >
      {place !== undefined && (
        <Flex align="center" gap="2">
          <Box flex="1" fontWeight="600">
            {photoForm.row(place)}
          </Box>
          {row.phase === 'editing' && (
            <IconAction icon={X} label={photoForm.removeRow(place)} onClick={onRemove} />
          )}
        </Flex>
      )}
      <PictureField
        upload={upload}
        label={photoForm.file}
        name="image"
        required
        previewMaxHeight={place === undefined ? '200px' : '120px'}
        error={row.errors['image']}
        onMore={onMore}
        note={row.phase === 'publishing' ? photoForm.publishing : undefined}
      />
      <PhotoWordFields
        words={row}
        errorOf={(name) => row.errors[name]}
        disabled={isLocked && row.phase !== 'editing'}
        onChange={(name, text) => onWords({ [name]: text })}
      >
        {category}
      </PhotoWordFields>
    </Frame>
  );
}
