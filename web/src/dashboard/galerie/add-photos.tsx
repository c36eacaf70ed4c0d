import { Box, Button, Card, Flex, Grid, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo/photo';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { normalizeText } from '@centre/domain/typed-text';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DismissibleAlert, Notice } from '../ui/notice.tsx';
import { useMember } from '../session/session-context.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { useUploadOf } from '../ui/picture-sender.ts';
import { FormElement, useLeaving } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useStill } from '../ui/collection.tsx';
import { photoForm } from './galerie.texts.ts';
import { CategoryField, PhotoWordFields } from './photo-fields.tsx';
import { photoBatchOf, type BatchRow, type RowWords } from './photo-batch.ts';
import { PhotoRow } from './photo-row.tsx';

/** Adds photos to the gallery: one, or several that were chosen together. */
export function AddPhotos({ onAdded }: { readonly onAdded: (photo: Photo) => void }) {
  const { id } = useMember();
  const [batch] = useState(() => photoBatchOf(id));
  const list = useRef<HTMLDivElement>(null);
  const { categorie, rows, sending, isRestored, problem } = useSyncExternalStore(
    batch.subscribe,
    batch.state,
  );
  const isSending = sending > 0;
  // The last of several stays in its row until it has arrived.
  const isSeveral = Math.max(rows.length, sending) > 1;
  const still = useStill(isSeveral ? rows.map(({ key, phase }) => [key, phase]) : undefined);
  const isReady = rows.every(isComplete);
  const isFilled = rows.length > 1 || rows.some((row) => isTouched(row));
  const { leave, question } = useLeaving(isFilled, batch.clear);

  const category = (
    <CategoryField
      label={isSeveral ? photoForm.categorieOfAll : photoForm.categorie}
      value={categorie}
      disabled={isSending}
      onChoose={batch.setCategorie}
    />
  );

  function addOthers(files: readonly File[]) {
    flushSync(() => batch.addFiles(files));
    // The field that had the focus became the first of the rows.
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  async function submit() {
    const added = await batch.send(onAdded);
    if (added === 1) toast.success(staffPhotoMessages.added);
    if (added > 1) toast.success(staffPhotoMessages.manyAdded(added));
  }

  return (
    // Hidden, what overflows would keep the foot from staying in sight.
    <Card.Root as="section" size="md" overflow="visible" aria-label={photoForm.title}>
      <Heading as="h2" fontSize="lg">
        {photoForm.title}
      </Heading>
      <Box color="ink.muted" marginBottom="4">
        {photoForm.lead}
      </Box>
      <FormElement onSubmit={submit}>
        {isRestored && <Notice role="status">{photoForm.restored}</Notice>}
        {isSeveral && category}
        <div ref={list} style={still}>
          {rows.map((row, index) =>
            isSeveral ? (
              <PhotoRow
                key={row.key}
                row={row}
                place={index + 1}
                onWords={(words) => batch.setWords(row.key, words)}
                onMore={batch.addFiles}
                onRemove={() => batch.removeRow(row.key)}
              />
            ) : (
              <OnlyPhoto
                key={row.key}
                row={row}
                category={category}
                onWords={(words) => batch.setWords(row.key, words)}
                onMore={addOthers}
              />
            ),
          )}
        </div>
        <Flex
          gap="3"
          wrap="wrap"
          position="sticky"
          bottom="0"
          zIndex="inside"
          background="surface.raised"
          borderTopWidth="1px"
          borderBottomRadius="card"
          margin="-4"
          marginTop="0"
          paddingInline="4"
          paddingBlock="3"
          // A focused field stays above it.
          css={{ 'html:has(&)': { scrollPaddingBottom: '132px' } }}
        >
          {problem && (
            <Box flexBasis="100%">
              <DismissibleAlert onDismiss={batch.dismiss}>{problem}</DismissibleAlert>
            </Box>
          )}
          <Button type="submit" disabled={!isReady || isSending}>
            {isSending
              ? photoForm.sending(sending - rows.length, sending)
              : photoForm.submit(rows.length)}
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
  return normalizeText(titre) !== '' && sender.state().file !== undefined;
}

function isTouched({ titre, description, sender }: BatchRow): boolean {
  return titre !== '' || description !== '' || sender.state().status !== 'empty';
}

interface OnlyPhotoProps {
  readonly row: BatchRow;
  readonly category: ReactNode;
  readonly onWords: (words: Partial<RowWords>) => void;
  readonly onMore: (files: readonly File[]) => void;
}

/** The photo that is added alone: its file and its words. */
function OnlyPhoto({ row, category, onWords, onMore }: OnlyPhotoProps) {
  const upload = useUploadOf(row.sender);
  return (
    <Grid gap="4">
      <PictureField
        upload={upload}
        label={photoForm.file}
        name="image"
        required
        error={row.errors['image']}
        onMore={onMore}
        note={row.phase === 'publishing' ? photoForm.publishing : undefined}
      />
      <PhotoWordFields
        words={row}
        errorOf={(name) => row.errors[name]}
        disabled={row.phase !== 'editing'}
        onChange={(name, text) => onWords({ [name]: text })}
      >
        {category}
      </PhotoWordFields>
    </Grid>
  );
}
