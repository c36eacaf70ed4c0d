import { Box, Button, Card, CloseButton, Flex, Grid, Heading } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Photo } from '@centre/domain/photo/photo';
import { useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { allPhotoCategories, type PhotoCategorie } from '../../data/staff/staff-galerie.ts';
import { useMember } from '../session/session-context.tsx';
import { FormField, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormElement, useUnsavedGuard } from '../ui/form-frames.tsx';
import { DismissibleAlert, Notice } from '../ui/notice.tsx';
import { PictureChoice, PictureField, PictureProgress } from '../ui/picture-field.tsx';
import { pictureTexts } from '../ui/pictures.texts.ts';
import { useStore, usePictureStore } from '../ui/use-picture.ts';
import { toast } from '../ui/toaster.ts';
import { photoForm } from './galerie.texts.ts';
import { hasFile, isComplete, isTouched, newPhotosOf, type NewPhoto } from './photos.ts';

/** Form that adds photos to the gallery: one, or several at once with a row for each. */
export function AddPhotos({ onAdded }: { readonly onAdded: (photo: Photo) => void }) {
  const { id } = useMember();
  const [batch] = useState(() => newPhotosOf(id));
  const { categorie, photos, isRestored, problem } = useStore(batch);
  const isSeveral = photos.length > 1;
  const isSending = photos.some(({ phase }) => phase === 'sending');
  const added = photos.filter(({ phase }) => phase === 'added').length;
  const isFilled = isSeveral || photos.some(isTouched);
  const { leave, question } = useUnsavedGuard(isFilled, batch.clear);
  const list = useFocusOn(isSeveral);

  const category = (
    <SelectField
      label={isSeveral ? photoForm.categorieOfAll : photoForm.categorie}
      name="categorie"
      required
      value={categorie}
      disabled={isSending}
      onChange={({ currentTarget: { value } }) =>
        batch.set({ categorie: value as PhotoCategorie })
      }
    >
      {categoryOptions}
    </SelectField>
  );

  async function submit() {
    const count = await batch.send(onAdded);
    if (count === 1) toast.success(staffPhotoMessages.added);
    if (count > 1) toast.success(staffPhotoMessages.manyAdded(count));
  }

  return (
    // With `overflow: hidden`, the sticky footer would not stay in view.
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
        <div ref={list}>
          {photos.map((photo, index) => {
            const shared = {
              photo,
              fields: {
                texts: photo,
                errorOf: (name: string) => photo.errors[name],
                disabled: photo.phase !== undefined,
                onChange: (name: TextName, text: string) =>
                  batch.change(photo, { [name]: text }),
              },
              onMore: batch.addFiles,
            };
            return isSeveral ? (
              <PhotoRow
                key={photo.requestId}
                {...shared}
                number={index + 1}
                onRemove={() => batch.remove([photo])}
              />
            ) : (
              <SinglePhoto key={photo.requestId} {...shared} category={category} />
            );
          })}
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
          // Keeps a focused field above the footer.
          css={{ 'html:has(&)': { scrollPaddingBottom: '132px' } }}
        >
          {problem && (
            <Box flexBasis="100%">
              <DismissibleAlert onDismiss={() => batch.set({ problem: undefined })}>
                {problem}
              </DismissibleAlert>
            </Box>
          )}
          <Button type="submit" disabled={isSending || !photos.every(isComplete)}>
            {isSending
              ? photoForm.sending(added, photos.length)
              : photoForm.submit(photos.length)}
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

/** Keeps the focus in the list when the single form becomes rows, and back. */
function useFocusOn(isSeveral: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const wasSeveral = useRef(isSeveral);
  useEffect(() => {
    if (wasSeveral.current === isSeveral) return;
    wasSeveral.current = isSeveral;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
  }, [isSeveral]);
  return list;
}

interface NewPhotoProps {
  readonly photo: NewPhoto;
  readonly fields: PhotoTextsProps;
  readonly onMore: (files: readonly File[]) => void;
}

interface SinglePhotoProps extends NewPhotoProps {
  readonly category: ReactNode;
}

/** Fields of a photo that is added alone. */
function SinglePhoto({ photo, fields, category, onMore }: SinglePhotoProps) {
  return (
    <Grid gap="4">
      <PictureField
        picture={usePictureStore(photo.picture)}
        label={photoForm.file}
        name="image"
        required
        error={photo.errors['image']}
        onMore={onMore}
        note={photo.phase && photoForm.publishing}
      />
      <PhotoFields {...fields}>{category}</PhotoFields>
    </Grid>
  );
}

interface PhotoRowProps extends NewPhotoProps {
  readonly number: number;
  readonly onRemove: () => void;
}

/** Row of one of several photos, on as few lines as the screen allows. */
function PhotoRow({ photo, number, fields, onMore, onRemove }: PhotoRowProps) {
  const picture = usePictureStore(photo.picture);
  const { titre, description } = textFields(fields);
  const stateId = useId();
  const error = picture.error ?? photo.errors['image'];
  const stateText = error ?? stateTextOf(photo);
  return (
    <Grid
      as="fieldset"
      aria-label={photoForm.row(number)}
      data-several
      columnGap="2"
      rowGap="1"
      alignItems="start"
      minWidth="0"
      paddingBlock="2"
      borderTopWidth="1px"
      gridTemplateColumns={{
        base: '64px minmax(0, 1fr) auto',
        lg: '64px minmax(0, 2fr) minmax(0, 3fr) 160px auto',
      }}
      gridTemplateAreas={{
        base: '"picture titre remove" "picture description remove" "state state state"',
        lg: '"picture titre description state remove"',
      }}
    >
      <Box gridArea="picture">
        <FormField isLabelHidden label={photoForm.fileOf(number)}>
          <PictureChoice
            picture={picture}
            label={photoForm.fileOf(number)}
            name="image"
            size="sm"
            isDisabled={fields.disabled}
            aria-invalid={error !== undefined}
            aria-describedby={stateId}
            onMore={onMore}
          />
        </FormField>
      </Box>
      <Box gridArea="titre">
        <TextField isLabelHidden placeholder={photoForm.titre} {...titre} />
      </Box>
      <Box gridArea="description">
        <TextField isLabelHidden placeholder={photoForm.description} {...description} />
      </Box>
      <Box
        id={stateId}
        gridArea="state"
        alignSelf={{ lg: 'center' }}
        fontSize="xs"
        color={error ? 'danger' : 'ink.muted'}
        fontWeight={error ? '600' : undefined}
      >
        {stateText ?? <PictureProgress picture={picture} />}
        {!error && stateText && picture.notice && <div>{picture.notice}</div>}
      </Box>
      <Box gridArea="remove">
        {picture.status === 'sending' && (
          <CloseButton aria-label={pictureTexts.cancel} onClick={picture.cancel} />
        )}
        {!fields.disabled && (
          <CloseButton aria-label={photoForm.removeRow(number)} onClick={onRemove} />
        )}
      </Box>
    </Grid>
  );
}

/** Status text of a photo; undefined while a progress bar shows its preparation or upload. */
function stateTextOf(photo: NewPhoto): string | undefined {
  const { status } = photo.picture.state();
  if (photo.phase === 'added') return photoForm.added;
  if (status === 'sending' || status === 'preparing') return undefined;
  if (photo.phase) return status === 'sent' ? photoForm.publishing : photoForm.waiting;
  if (!hasFile(photo)) return photoForm.needsFile;
  return isComplete(photo) ? photoForm.ready : photoForm.needsTitle;
}

export const categoryOptions = allPhotoCategories.map((categorie) => (
  <option key={categorie}>{categorie}</option>
));

type TextName = 'titre' | 'description';
interface PhotoTextsProps {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly errorOf: (name: TextName) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: TextName, text: string) => void;
}

/** Title and description of a photo, with the category between them as `children`. */
export function PhotoFields({
  children,
  ...fields
}: PhotoTextsProps & { readonly children: ReactNode }) {
  const { titre, description } = textFields(fields);
  return (
    <>
      <TextField {...titre} />
      {children}
      <TextAreaField
        rows={3}
        hint={photoForm.counter(description.value.length, limits.length.description)}
        {...description}
      />
    </>
  );
}

function textFields({ texts, errorOf, disabled, onChange }: PhotoTextsProps) {
  const field = (name: TextName) => ({
    label: photoForm[name],
    name,
    value: texts[name],
    error: errorOf(name),
    disabled,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      onChange(name, currentTarget.value),
  });
  const maxLength = limits.length.titrePhoto.max;
  return {
    titre: { ...field('titre'), required: true, maxLength },
    description: field('description'),
  };
}
