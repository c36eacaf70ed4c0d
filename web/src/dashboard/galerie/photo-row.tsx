import { Box, CloseButton, Grid } from '@chakra-ui/react';
import { normalizeText } from '@centre/domain/typed-text';
import { AlignLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { allPhotoCategories } from '../../data/staff/staff-galerie.ts';
import { pictureWords } from '../ui/pictures.texts.ts';
import { PictureProgress, PictureThumb } from '../ui/picture-field.tsx';
import { useUploadOf } from '../ui/picture-sender.ts';
import { SelectField } from '../ui/field.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { photoForm } from './galerie.texts.ts';
import { CategoryOptions, PhotoDescriptionField, PhotoTitleField } from './photo-fields.tsx';
import type { BatchRow, BatchWords } from './photo-batch.ts';

interface PhotoRowProps {
  readonly row: BatchRow;
  /** From 1. */
  readonly place: number;
  readonly onWords: (words: Partial<BatchWords>) => void;
  readonly onMore: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** One of several photos that are being added, on as few lines as the screen allows. */
export function PhotoRow({ row, place, onWords, onMore, onRemove }: PhotoRowProps) {
  const upload = useUploadOf(row.sender);
  const [isDescribed, setDescribed] = useState(row.description !== '');
  const stateId = useId();
  const isShown = isDescribed || row.errors['description'] !== undefined;
  const error = upload.error ?? row.errors['image'];
  const waitsFor = stateOf(row);
  const isLocked = row.phase !== 'editing';
  const fields = {
    words: row,
    errorOf: (name: string) => row.errors[name],
    disabled: isLocked,
    onChange: (name: string, text: string) => onWords({ [name]: text }),
  };
  return (
    <Grid
      as="fieldset"
      aria-label={photoForm.row(place)}
      data-several
      columnGap="2"
      rowGap="1"
      alignItems="start"
      minWidth="0"
      paddingBlock="2"
      borderTopWidth="1px"
      gridTemplateColumns={{
        base: '64px minmax(0, 1fr) auto',
        lg: '64px minmax(0, 3fr) minmax(0, 2fr) 160px auto auto',
      }}
      gridTemplateAreas={{
        base: '"picture title remove" "picture category describe" "state state state" "words words words"',
        lg: '"picture title category state describe remove" "words words words words words words"',
      }}
    >
      <Box gridArea="picture">
        <PictureThumb
          upload={upload}
          name="image"
          disabled={isLocked}
          aria-label={photoForm.fileOf(place)}
          aria-invalid={error !== undefined}
          aria-describedby={stateId}
          onMore={onMore}
        />
      </Box>
      <Box gridArea="title">
        <PhotoTitleField isLabelHidden {...fields} />
      </Box>
      <Box gridArea="category">
        <SelectField
          isLabelHidden
          label={photoForm.categorie}
          value={row.categorie ?? ''}
          disabled={isLocked}
          onChange={({ currentTarget: { value } }) =>
            onWords({ categorie: allPhotoCategories.find((known) => known === value) })
          }
        >
          <option value="">{photoForm.asAll}</option>
          <CategoryOptions />
        </SelectField>
      </Box>
      <Box
        id={stateId}
        gridArea="state"
        alignSelf={{ lg: 'center' }}
        fontSize="xs"
        color={error ? 'danger' : 'ink.muted'}
        fontWeight={error ? '600' : undefined}
      >
        {error ?? waitsFor ?? <PictureProgress upload={upload} />}
        {!error && waitsFor && upload.notice && <div>{upload.notice}</div>}
      </Box>
      <Box gridArea="describe">
        <IconAction
          icon={AlignLeft}
          label={photoForm.describeRow(place)}
          aria-expanded={isShown}
          onClick={() => setDescribed(!isShown)}
        />
      </Box>
      <Box gridArea="remove">
        {upload.status === 'sending' && (
          <CloseButton aria-label={pictureWords.cancel} onClick={upload.cancel} />
        )}
        {!isLocked && (
          <CloseButton aria-label={photoForm.removeRow(place)} onClick={onRemove} />
        )}
      </Box>
      {isShown && (
        <Box gridArea="words">
          <PhotoDescriptionField {...fields} />
        </Box>
      )}
    </Grid>
  );
}

/** What a photo waits for; undefined while its picture is prepared or sent. */
function stateOf({ phase, sender, titre }: BatchRow): string | undefined {
  const { status, file } = sender.state();
  if (phase === 'waiting') return photoForm.waiting;
  if (phase === 'publishing') return photoForm.publishing;
  if (phase === 'sending' || status === 'preparing') return undefined;
  if (!file) return photoForm.needsFile;
  return normalizeText(titre) === '' ? photoForm.needsTitle : photoForm.ready;
}
