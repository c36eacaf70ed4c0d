import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { useUploadOf } from '../shared/picture-upload.ts';
import type { BatchRow } from './photo-batch.ts';
import { PhotoWordFields } from './photo-word-fields.tsx';
import type { RowWords } from './row-words.ts';

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
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      padding: '4',
    },
  },
});

/** One photo that is being added: its file, and what is said of it. */
export function AddRow({
  row,
  place,
  isLocked,
  category,
  onWords,
  onMore,
  onRemove,
}: AddRowProps) {
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
            <IconButton aria-label={photoForm.removeRow(place)} onClick={onRemove}>
              <X size={18} aria-hidden />
            </IconButton>
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
        errors={row.errors}
        disabled={isLocked && row.phase !== 'editing'}
        onChange={onWords}
      >
        {category}
      </PhotoWordFields>
    </Frame>
  );
}
